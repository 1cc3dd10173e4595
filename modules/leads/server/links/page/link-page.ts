import { sql } from 'kysely';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesByIds, shopTimeZone } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Form } from '#modules/forms/contract/form.ts';
import type { Lexicon } from '#modules/forms/contract/form-settings.ts';
import { publicTitle } from '#modules/forms/contract/texts/form-texts.ts';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import type { LinkedLead } from '#modules/leads/contract/links/linked-lead.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Translate } from '#platform/server/texts/texts.ts';
import { readForm } from '../../forms/read-form.ts';
import type { StoredLead } from '../../leads/change-lead.ts';
import { readSkuNames } from '../../leads/lead-names.ts';
import { leadLinkUrls, signLinkToken } from '../../mails/link-to-lead.ts';
import type { Context } from '../../tables.ts';
import type { LeadLink } from '../lead-link.ts';
import { type LinkReader, shownByLink } from '../shown-by-link.ts';

/** Maximum number of shown leads. */
const SHOWN = 5;

const LOOKED_AT = 30;
/** Fewer leads are not representative. */
const ENOUGH = 5;

/** Data of a link page for one reader. */
export interface LinkPage {
  app: App;
  t: Translate;
  locale: Locale;
  /** Language chosen on the page; passed on to the next page. */
  chosen: Locale | undefined;
  brand: Brand;
  /** Time zone of the store, as in mails and the back office; of the brand if there is no store. */
  timeZone: string;
  formId: string;
  link: LeadLink;
  lead: LinkedLead;
  /** For recipients that came too late: their other open leads, and the usual response time. */
  instead: { open: OpenLead[]; usual: UsualTime | null };
  /** Deadline to report the outcome if the lead is accepted now. */
  untilIfAccepted: Date;
  /** Whether the consumer left an e-mail and is notified of the acceptance. */
  isConsumerTold: boolean;
  now: Date;
  /** Error message of the last submission, shown at the top of the page. */
  note: string;
}

export function withLanguage(href: string, chosen: Locale | undefined): string {
  return chosen ? `${href}&lang=${chosen}` : href;
}

export async function linkPage(
  { app }: { app: App },
  link: LeadLink,
  reader: LinkReader,
): Promise<LinkPage> {
  const now = new Date();
  const { shown, lead, form, brand, locale } = await shownByLink({ app }, link, reader, now);
  const db = app.database.ofClient(link.clientId);
  const [shop] = lead.location_id
    ? await app.ports.call(
        placesByIds,
        { clientId: link.clientId, ids: [lead.location_id] },
        { db, app },
      )
    : [];
  const instead =
    shown.standing === 'taken'
      ? {
          open: (await otherOpenLeads({ db, app }, { link, locale, now })).map((one) => ({
            ...one,
            href: withLanguage(one.href, reader.chosen),
          })),
          usual: await usualAnswerTime({ db }, lead),
        }
      : { open: [], usual: null };
  const t = app.texts.translator(locale);
  return {
    app,
    t,
    locale,
    chosen: reader.chosen,
    brand,
    timeZone: shopTimeZone(shop, brand.timeZone),
    formId: form.id,
    link,
    lead: shown,
    instead,
    untilIfAccepted: daysAfter(now, form.settings.idleDaysAccepted),
    isConsumerTold: Boolean(lead.email),
    now,
    note: '',
  };
}

interface UsualTime {
  minutes: number;
  /** Number of leads in the median. */
  count: number;
}

/** Median time to acceptance of the latest leads of the same form and shop. */
async function usualAnswerTime(
  { db }: Pick<Context, 'db'>,
  lead: Pick<StoredLead, 'client_id' | 'form_id' | 'location_id'>,
): Promise<UsualTime | null> {
  // Two conditions, because `is not distinct from` cannot use an index.
  const shop = lead.location_id
    ? sql`location_id = ${lead.location_id}::uuid`
    : sql`location_id is null`;
  const { rows } = await sql<{ seconds: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by extract(epoch from accepted_at - created_at))::float as seconds,
      count(*)::int as count
    from (
      select accepted_at, created_at from leads.leads
      where client_id = ${lead.client_id} and form_id = ${lead.form_id}
        and ${shop} and accepted_at is not null
      order by id desc limit ${LOOKED_AT}
    ) as last`.execute(db);
  const [{ seconds, count } = { seconds: null, count: 0 }] = rows;
  if (seconds === null || count < ENOUGH) return null;
  return { minutes: Math.max(1, Math.round(seconds / 60)), count };
}

/** Another lead that waits for the same recipient, with their own link to it. */
interface OpenLead {
  href: string;
  product: string;
  firstname: string | null;
  city: string | null;
  closesAt: Date | null;
  /** The form's term for a lead. */
  lexicon: Lexicon;
}

/**
 * Other new leads of the link's recipient, the most urgent first. Accepted leads are excluded because they show the
 * consumer, and mails can be forwarded.
 */
async function otherOpenLeads(
  { db, app }: Context,
  { link, locale, now }: { link: LeadLink; locale: Locale; now: Date },
): Promise<OpenLead[]> {
  const { clientId, recipient, leadId } = link;
  const { rows } = await sql<{
    token: string;
    id: string;
    formId: string;
    skus: string[];
    firstname: string | null;
    city: string | null;
    closes_at: Date | null;
  }>`
    select token.id as token, lead.id, lead.form_id as "formId", lead.skus, lead.firstname, lead.city, lead.closes_at
    from leads.lead_tokens as token
      join leads.leads as lead on lead.client_id = token.client_id and lead.id = token.lead_id
    where token.client_id = ${clientId} and token.recipient = ${recipient} and token.part = 'subscriber'
      and token.ended_at is null and token.expires_at > ${now} and token.lead_id <> ${leadId}
      and lead.status = 'new'
      and not exists (select from jsonb_array_elements(lead.rejected) as off where lower(off ->> 'email') = ${recipient})
    order by lead.closes_at, lead.id limit ${SHOWN}`.execute(db);
  const skus = [...new Set(rows.flatMap((row) => row.skus))];
  const named = await readSkuNames({ db, app }, { clientId, skus, locale });
  const names = new Map(skus.map((sku, nth) => [sku, named[nth]]));
  const forms = new Map<string, Form>();
  for (const id of new Set(rows.map(({ formId }) => formId)))
    forms.set(id, await readForm({ db, app }, { clientId, id }));
  return rows.flatMap(({ token, id, formId, ...row }) => {
    const form = forms.get(formId);
    if (!form) return [];
    const product =
      row.skus.map((sku) => names.get(sku) ?? sku).join(', ') ||
      publicTitle(form.translations, locale);
    return {
      href: leadLinkUrls({ app }, { leadId: id, token: signLinkToken({ app }, token) }).open,
      product,
      firstname: row.firstname,
      city: row.city,
      closesAt: row.closes_at,
      lexicon: form.settings.lexicon,
    };
  });
}
