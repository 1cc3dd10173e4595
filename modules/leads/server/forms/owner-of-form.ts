import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';

/** Asked over all clients: the form is all that is known. */
export async function findOwnerOfForm(
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
