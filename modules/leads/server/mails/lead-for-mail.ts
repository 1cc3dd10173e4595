import type { Selectable } from 'kysely';
import type { Form } from '#modules/forms/contract/form.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { readForm } from '../forms/read-form.ts';
import type { Context, LeadsTables } from '../tables.ts';

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
  { db }: Pick<Context, 'db'>,
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
  { db }: Pick<Context, 'db'>,
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

/** One of the latest leads of a form, by position from the newest: ids begin with their creation time. */
export function lastLead(
  { db }: Pick<Context, 'db'>,
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
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
): Promise<LeadWithForm | undefined> {
  if (!isUuid(id)) return undefined;
  const lead = await readLeadMailData({ db }, { clientId, id });
  return lead && { lead, form: await readForm({ db, app }, { clientId, id: lead.form_id }) };
}
