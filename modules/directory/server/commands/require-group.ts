import { groupUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

export async function requireGroup(
  { db }: { db: Db<DirectoryTables> },
  group: { clientId: string; id: string },
): Promise<void> {
  const kept = await db
    .selectFrom('directory.groups')
    .select('id')
    .where('client_id', '=', group.clientId)
    .where('id', '=', group.id)
    .executeTakeFirst();
  if (!kept) throw groupUnknown();
}
