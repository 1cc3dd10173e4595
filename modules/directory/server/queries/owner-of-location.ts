import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Asked over all clients: the location is all that is known. */
export async function findOwnerOfLocation(
  { db }: { db: Db<DirectoryTables> },
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('directory.locations')
    .select('client_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.client_id;
}
