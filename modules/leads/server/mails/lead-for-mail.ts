import { type Selectable, sql } from 'kysely';
import type { Form } from '#modules/leads/contract/forms/form.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { readForm } from '../forms/read-form.ts';
import type { WhichLead } from '../leads/change-lead.ts';
import { type EveryLink, hashLinkToken, leadLinkUrls, signLinkToken } from '../links/lead-link.ts';
import type { LeadPart } from '../tables/token-tables.ts';
import type { LeadsTables } from '../tables.ts';

const COLUMNS = [
  'id',
  'form_id',
  'status',
  'owner',
  'rejected',
  'location_id',
  'routing',
  'firstname',
  'lastname',
  'email',
  'city',
  'zip',
  'identity_country',
  'fields_values',
  'skus',
  'subscribers',
  'observers',
  'metadata',
  'price',
  'estimated_price',
  'currency',
  'keeps',
  'handled',
  'created_at',
  'accepted_at',
  'closes_at',
  'version',
] as const;

/** The columns of a lead that mails use. */
export type LeadMailData = Pick<Selectable<LeadsTables['leads.leads']>, (typeof COLUMNS)[number]>;

export function readLeadMailData(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<LeadMailData | undefined> {
  return db
    .selectFrom('leads.leads')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Several leads in the given order; deleted ones are omitted. */
export async function readLeadsMailData(
  { db }: { db: Db<LeadsTables> },
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<LeadMailData[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('leads.leads')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => found.find((lead) => lead.id === id) ?? []);
}

/** Of the leads of a form that came last, the newest or one behind it: ids begin with their moment. */
export function lastLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, formId, back }: { clientId: string; formId: string; back: number },
): Promise<LeadMailData | undefined> {
  return db
    .selectFrom('leads.leads')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('form_id', '=', formId)
    .orderBy('id', 'desc')
    .offset(back)
    .limit(1)
    .executeTakeFirst();
}

export interface LeadWithForm {
  lead: LeadMailData;
  form: Form;
}

/** A lead and its form; undefined if it was deleted, or if the id is not a UUID and comes from another source. */
export async function leadWithForm(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: WhichLead,
): Promise<LeadWithForm | undefined> {
  if (!isUuid(id)) return undefined;
  const lead = await readLeadMailData({ db }, { clientId, id });
  return lead && { lead, form: await readForm({ db }, { clientId, id: lead.form_id }) };
}

/** URLs in a mail; the confirmation pages of actions are only for readers that may act. */
export interface LeadLinks {
  open: string;
  reject: string;
}

/**
 * The links of one recipient to one lead, stored as a hash and the same in every mail. Each mail extends their validity
 * by the form's `linkDays`. A new mail reopens an ended link, except if another recipient has accepted the lead
 * [LEAD-11].
 */
export async function linkToLead(
  { db, app }: { db: Db<LeadsTables>; app: Pick<App, 'secrets' | 'config'> },
  { clientId, leadId }: { clientId: string; leadId: string },
  { email, part }: { email: string; part: LeadPart },
  at: Date = new Date(),
): Promise<EveryLink> {
  const made = uuidV7();
  const { rows } = await sql<{ id: string }>`
    insert into leads.lead_tokens (client_id, id, lead_id, token_hash, recipient, part, expires_at)
    select lead.client_id, ${made}, lead.id, ${hashLinkToken({ app }, signLinkToken({ app }, made))},
      ${email.toLowerCase()}, ${part}, ${at}::timestamptz + make_interval(days => (form.settings ->> 'linkDays')::int)
    from leads.leads as lead
      join leads.forms as form on form.client_id = lead.client_id and form.id = lead.form_id
    where lead.client_id = ${clientId} and lead.id = ${leadId}
    on conflict (client_id, lead_id, recipient, part) do update set
      expires_at = greatest(lead_tokens.expires_at, excluded.expires_at),
      ended_at = case when lead_tokens.ended_why = 'taken' then lead_tokens.ended_at end,
      ended_why = case when lead_tokens.ended_why = 'taken' then 'taken' end
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no lead ${leadId} to link to`);
  return leadLinkUrls({ app }, { leadId, token: signLinkToken({ app }, row.id) });
}
