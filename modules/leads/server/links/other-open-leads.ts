import { sql } from 'kysely';
import type { Lexicon } from '#modules/leads/contract/forms/form-settings.ts';
import {
  type FormTranslations,
  publicTitle,
} from '#modules/leads/contract/forms/form-translations.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readSkuNames } from '../leads/read-sku-names.ts';
import { leadLinkUrls, signLinkToken } from './link-token.ts';
import type { LeadLink } from './resolve-link-token.ts';

/** As many as fit a quick look on a phone. */
const SHOWN = 5;

/** Another lead that waits for the same recipient, with their own link to it. */
export interface OpenLead {
  href: string;
  product: string;
  firstname: string | null;
  city: string | null;
  closesAt: Date | null;
  /** What its form calls it. */
  lexicon: Lexicon;
}

/**
 * Other new leads of the link's recipient, the most urgent first. Accepted leads are excluded because they show the
 * consumer, and mails can be forwarded.
 */
export async function otherOpenLeads(
  { db, app }: { db: Db; app: App },
  { link, locale, now }: { link: LeadLink; locale: Locale; now: Date },
): Promise<OpenLead[]> {
  const { clientId, recipient, leadId } = link;
  const { rows } = await sql<{
    token: string;
    id: string;
    skus: string[];
    translations: FormTranslations;
    firstname: string | null;
    city: string | null;
    closes_at: Date | null;
    lexicon: Lexicon;
  }>`
    select token.id as token, lead.id, lead.skus, form.translations, lead.firstname, lead.city, lead.closes_at,
      form.settings ->> 'lexicon' as lexicon
    from leads.lead_tokens as token
      join leads.leads as lead on lead.client_id = token.client_id and lead.id = token.lead_id
      join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id
    where token.client_id = ${clientId} and token.recipient = ${recipient} and token.part = 'subscriber'
      and token.ended_at is null and token.expires_at > ${now} and token.lead_id <> ${leadId}
      and lead.status = 'new'
      and not exists (select from jsonb_array_elements(lead.rejected) as off where lower(off ->> 'email') = ${recipient})
    order by lead.closes_at, lead.id limit ${SHOWN}`.execute(db);
  const skus = [...new Set(rows.flatMap((row) => row.skus))];
  const named = await readSkuNames({ db, app }, { clientId, skus, locale });
  const names = new Map(skus.map((sku, nth) => [sku, named[nth]]));
  return rows.map((row) => ({
    href: leadLinkUrls({ app }, { leadId: row.id, token: signLinkToken({ app }, row.token) }).open,
    product:
      row.skus.map((sku) => names.get(sku) ?? sku).join(', ') ||
      publicTitle(row.translations, locale),
    firstname: row.firstname,
    city: row.city,
    closesAt: row.closes_at,
    lexicon: row.lexicon,
  }));
}
