import { peopleByIds } from '#modules/directory/contract/associations.ts';
import { representativeUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import { REPRESENTATIVE_ROLES } from '#platform/contract/role.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import type { DirectoryTables } from '../tables.ts';

/**
 * Sets the direct representatives of a location, unless it changed since it was read. Representatives through a group
 * or the brand are not affected.
 */
export async function setRepresentatives(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  { clientId, id }: { clientId: string; id: string },
  { userIds, version }: { userIds: readonly string[]; version: number },
): Promise<void> {
  const read = { table: 'directory.locations', key: { client_id: clientId, id }, version } as const;
  await lockVersioned({ db, app }, read);
  const wanted = [...new Set(userIds)];
  if (wanted.length > 0) {
    const people = await app.ports.ask(peopleByIds, { clientId, userIds: wanted }, { db, app });
    const able = people.filter(({ role }) =>
      (REPRESENTATIVE_ROLES as readonly string[]).includes(role),
    );
    if (able.length < wanted.length) throw representativeUnknown();
  }
  const gone = await db
    .deleteFrom('directory.associations')
    .where('client_id', '=', clientId)
    .where('location_id', '=', id)
    .$if(wanted.length > 0, (query) => query.where('user_id', 'not in', wanted))
    .returning('user_id')
    .execute();
  const come = await addRepresentatives({ db }, { clientId, id }, wanted);
  if (gone.length + come > 0) await updateVersioned({ db, app }, read, {});
}

async function addRepresentatives(
  { db }: { db: Db<DirectoryTables> },
  { clientId, id }: { clientId: string; id: string },
  userIds: readonly string[],
): Promise<number> {
  if (userIds.length === 0) return 0;
  const kind = 'location' as const;
  const rows = userIds.map((userId) => ({ user_id: userId, kind, location_id: id }));
  const come = await db
    .insertInto('directory.associations')
    .values(rows.map((row) => ({ client_id: clientId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return come.length;
}
