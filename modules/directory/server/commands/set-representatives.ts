import { peopleByIds } from '#modules/directory/contract/associations.ts';
import { representativeUnknown } from '#modules/directory/contract/locations/location-problems.ts';
import { REPRESENTATIVE_ROLES } from '#modules/directory/contract/locations/representative.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** Exactly these users stand for the location by itself; who does so through a group or the brand is not touched. */
export async function setRepresentatives(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  location: { clientId: string; id: string },
  userIds: readonly string[],
): Promise<void> {
  const { clientId } = location;
  const wanted = [...new Set(userIds)];
  if (wanted.length > 0) {
    const people = await app.ports.ask(peopleByIds, { clientId, userIds: wanted }, { db, app });
    const able = people.filter(({ role }) =>
      (REPRESENTATIVE_ROLES as readonly string[]).includes(role),
    );
    if (able.length < wanted.length) throw representativeUnknown();
  }
  await db
    .deleteFrom('directory.associations')
    .where('client_id', '=', clientId)
    .where('location_id', '=', location.id)
    .$if(wanted.length > 0, (query) => query.where('user_id', 'not in', wanted))
    .execute();
  if (wanted.length === 0) return;
  await db
    .insertInto('directory.associations')
    .values(
      wanted.map((userId) => ({
        client_id: clientId,
        user_id: userId,
        kind: 'location' as const,
        location_id: location.id,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
