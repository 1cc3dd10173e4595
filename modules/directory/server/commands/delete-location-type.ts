import { sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import {
  locationTypeInUse,
  locationTypeUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { readLocationTypes } from '../queries/location-types.ts';
import type { DirectoryTables } from '../tables.ts';

/** Takes a type away; its locations get another one first, or there are none. Gives how many got another. */
export async function deleteLocationType(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  type: { clientId: string; id: string; moveTo: string | undefined },
): Promise<number> {
  const { clientId, id, moveTo } = type;
  const [kept] = await readLocationTypes({ db }, { clientId, id });
  if (!kept) throw notFound();
  if (moveTo === undefined && kept.locations > 0)
    throw locationTypeInUse({ locations: kept.locations });
  if (moveTo !== undefined) {
    const [target] = await readLocationTypes({ db }, { clientId, id: moveTo });
    if (!target || moveTo === id) throw locationTypeUnknown();
    await db
      .updateTable('directory.locations')
      .set({ type_id: moveTo, updated_at: new Date(), version: sql`version + 1` })
      .where('client_id', '=', clientId)
      .where('type_id', '=', id)
      .execute();
  }
  await db
    .deleteFrom('directory.location_types')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .execute();
  if (moveTo === undefined) return 0;
  const payload = { action: 'setType', changed: kept.locations };
  await app.events.publish(db, locationsChanged, { clientId, payload });
  return kept.locations;
}
