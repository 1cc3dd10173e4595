import { FORMS_LIMIT } from '#modules/leads/contract/limits.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Reads across all clients, because only the form id is known. */
export async function findFormOwner(
  { db }: { db: Db<LeadsTables> },
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('leads.forms')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.client_id;
}

/** By name, those that are switched off too. */
export async function readClientForms(
  { db }: { db: Db<LeadsTables> },
  { clientId }: { clientId: string },
): Promise<{ id: string; name: string; active: boolean }[]> {
  return db
    .selectFrom('leads.forms')
    .select(['id', 'name', 'active'])
    .where('client_id', '=', clientId)
    .orderBy('name')
    .orderBy('id')
    .limit(FORMS_LIMIT)
    .execute();
}
