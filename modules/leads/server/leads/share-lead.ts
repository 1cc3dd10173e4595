import { sql } from 'kysely';
import type { z } from 'zod';
import { findBrand } from '#modules/directory/contract/clients/client-ports.ts';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { publicTitle } from '#modules/forms/contract/texts/form-texts.ts';
import type { LeadActor } from '#modules/leads/contract/leads/lead-machine.ts';
import {
  leadCopyFailed,
  leadShareFailed,
  leadSharesLimit,
} from '#modules/leads/contract/leads/lead-problems.ts';
import { SHARES_AN_HOUR } from '#modules/leads/contract/limits.ts';
import { type Locale, languageTag } from '#platform/contract/locale.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';
import { readForm } from '../forms/read-form.ts';
import { formatAnswers, shortMessage } from '../mails/format-answers.ts';
import { formMailLogo } from '../mails/mail-about-lead.ts';
import { leadMailKey } from '../mails/note-mail.ts';
import type { Context } from '../tables.ts';
import {
  historyLines,
  leadToChange,
  type Noted,
  type StoredLead,
  type WhichLead,
} from './change-lead.ts';
import { leadCopyMail } from './lead-copy.mail.ts';
import { readSkuNames } from './lead-names.ts';

export interface GivenShare {
  emails: readonly string[];
  senderName: string;
  /** Language of the copy. */
  locale: Locale;
  by: LeadActor;
}

/** Delivery reasons after which the address cannot be reached. */
const UNREACHABLE_REASONS: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'InvalidDomain',
  'NoMailHost',
  'BlackListed',
  'SpamReporter',
];

/** Sends a read-only copy to each address, once a day; all of them or none [LEAD-07]. */
export async function shareLead(
  { db, app }: Context,
  which: WhichLead,
  given: GivenShare,
  at: Date = new Date(),
): Promise<{ sent: string[]; sentBefore: string[] }> {
  const { SMTP_URL, mailbox } = app.config;
  if (!SMTP_URL && !mailbox) throw leadShareFailed();
  const { clientId, id: leadId } = which;
  const lead = await leadToChange({ db, app }, which);
  // Serializes concurrent shares, so that the second sees what the first sent.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`lead-share ${leadId}`}, 0))`.execute(
    db,
  );
  const mails = await mailsOf({ db }, which);
  const lost = given.emails.filter((email) =>
    mails.some(
      ({ to, reason }) => to === email && UNREACHABLE_REASONS.some((why) => why === reason),
    ),
  );
  if (lost.length > 0) throw leadCopyFailed({ emails: lost.join(', ') });
  const day = at.toISOString().slice(0, 10);
  const copies = given.emails.map((email) => {
    const recipient = app.secrets.hash('lead-mail', email).slice(0, 22);
    return { email, key: leadMailKey({ clientId, leadId, mail: 'copy', recipient, turn: day }) };
  });
  const fresh = copies.filter(({ key }) => !mails.some((mail) => mail.key === key));
  const sent = fresh.map(({ email }) => email);
  const sentBefore = given.emails.filter((email) => !sent.includes(email));
  if (fresh.length === 0) return { sent, sentBefore };
  await refuseTooMany({ db }, clientId, { by: given.by, more: sent.length, at });
  const { senderName, locale, by } = given;
  const lines: Noted[] = [
    { kind: 'share', detail: { emails: sent, senderName } },
    ...fresh.map(({ email, key }) => ({
      kind: 'mail' as const,
      detail: {
        mail: 'copy',
        to: email,
        name: '',
        part: 'copy',
        locale,
        key,
        state: 'waiting',
      },
    })),
  ];
  await sql`with shared as (select 1) ${historyLines(which, { by, at, lines, from: 'shared' })}`.execute(
    db,
  );
  const input = await buildLeadCopy({ db, app }, lead, { senderName, locale });
  for (const { email, key } of fresh)
    await app.mail.send(db, leadCopyMail, {
      to: email,
      locale,
      clientId,
      input,
      idempotencyKey: key,
    });
  return { sent, sentBefore };
}

async function mailsOf({ db }: Pick<Context, 'db'>, { clientId, id }: WhichLead) {
  const { rows } = await sql<{ to: string; key: string; reason: string | null }>`
    select lower(detail ->> 'to') as to, detail ->> 'key' as key, detail ->> 'reason' as reason
    from leads.lead_history where client_id = ${clientId} and lead_id = ${id} and kind = 'mail'`.execute(
    db,
  );
  return rows;
}

/** Sending to hundreds of addresses in the brand's name is abuse, not sharing. */
async function refuseTooMany(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { by, more, at }: { by: LeadActor; more: number; at: Date },
): Promise<void> {
  // Serializes parallel shares of several leads, because the limit applies to the sharing user.
  const sharer = `lead-shares ${clientId} ${by.userId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${sharer}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(jsonb_array_length(detail -> 'emails')), 0)::int as count from leads.lead_history
    where client_id = ${clientId} and kind = 'share' and at > ${at}::timestamptz - interval '1 hour'
      and by ->> 'userId' is not distinct from ${by.userId}`.execute(db);
  if ((rows[0]?.count ?? 0) + more > SHARES_AN_HOUR)
    throw leadSharesLimit({ limit: SHARES_AN_HOUR });
}

/** Content of a copy in the language of the sharing user; the same for all recipients. */
async function buildLeadCopy(
  { db, app }: Context,
  lead: StoredLead,
  { senderName, locale }: { senderName: string; locale: Locale },
): Promise<z.input<typeof leadCopyMail.input>> {
  const clientId = lead.client_id;
  const t = app.texts.translator(locale);
  const form = await readForm({ db, app }, { clientId, id: lead.form_id });
  const brand = await app.ports.call(findBrand, { clientId }, { db, app });
  const [shop] = lead.location_id
    ? await app.ports.call(placesByIds, { clientId, ids: [lead.location_id] }, { db, app })
    : [];
  const products = await readSkuNames({ db, app }, { clientId, skus: lead.skus, locale });
  const received = new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: brand?.timeZone ?? 'UTC',
  }).format(lead.created_at);
  const joined = (parts: readonly (string | null | undefined)[], by: string) =>
    parts.filter(Boolean).join(by);
  const town = joined([lead.zip, lead.city], ' ');
  const facts = [
    { name: t('leads:lead.copy.name'), value: joined([lead.firstname, lead.lastname], ' ') },
    { name: t('leads:notify.email'), value: lead.email ?? '' },
    { name: t('leads:notify.phone'), value: lead.phone ?? '' },
    { name: t('leads:lead.copy.address'), value: joined([lead.address, town], '\n') },
    ...lead.skus.map((sku, place) => ({
      name: t('leads:notify.product'),
      value: [...new Set([products[place], sku])].join('\n'),
    })),
    ...formatAnswers(form, lead.fields_values, locale, true),
    { name: t('leads:notify.shop'), value: joined([shop?.name, shop?.city], '\n') },
    { name: t('leads:lead.copy.received'), value: received },
  ];
  return {
    senderName,
    about: products.join(', ') || publicTitle(form.translations, locale),
    message: shortMessage(lead.fields_values),
    facts: facts.filter(({ value }) => value !== ''),
    brand: brand?.name ?? '',
    logo: formMailLogo(form),
  };
}
