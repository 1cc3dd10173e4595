import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Searches all clients, because only the location id is known. */
export async function readLocationOwner(
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
