import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Puts a location into exactly these groups. */
export async function saveLocationGroups(
  { db }: { db: Db<DirectoryTables> },
  location: { clientId: string; id: string },
  groupIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('directory.group_members')
    .where('client_id', '=', location.clientId)
    .where('location_id', '=', location.id)
    .$if(groupIds.length > 0, (query) => query.where('group_id', 'not in', [...groupIds]))
    .execute();
  if (groupIds.length === 0) return;
  await db
    .insertInto('directory.group_members')
    .values(
      groupIds.map((groupId) => ({
        client_id: location.clientId,
        group_id: groupId,
        location_id: location.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
