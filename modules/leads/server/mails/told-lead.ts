import type { Selectable } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

const COLUMNS = [
  'id',
  'form_id',
  'location_id',
  'routing',
  'firstname',
  'email',
  'city',
  'fields_values',
  'skus',
  'subscribers',
  'observers',
  'metadata',
  'created_at',
] as const;

/** As much of a lead as its mails tell. */
export type ToldLead = Pick<Selectable<LeadsTables['leads.leads']>, (typeof COLUMNS)[number]>;

export function toldLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, id }: { clientId: string; id: string },
): Promise<ToldLead | undefined> {
  return db
    .selectFrom('leads.leads')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Of the leads of a form that came last, the newest or one behind it: ids begin with their moment. */
export function lastLead(
  { db }: { db: Db<LeadsTables> },
  { clientId, formId, back }: { clientId: string; formId: string; back: number },
): Promise<ToldLead | undefined> {
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
