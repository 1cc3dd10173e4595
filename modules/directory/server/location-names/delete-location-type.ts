import { sql } from 'kysely';
import { locationsChanged } from '#modules/directory/contract/events.ts';
import {
  locationTypeInUse,
  locationTypeUnknown,
} from '#modules/directory/contract/locations/location-problems.ts';
import type { Context } from '../tables.ts';
import { locationTypes } from './location-names.ts';

/** Deletes a type; its locations must have none or get another type. Returns their number. */
export async function deleteLocationType(
  { db, app }: Context,
  type: { clientId: string; id: string; moveTo: string | undefined },
): Promise<number> {
  const { clientId, id, moveTo } = type;
  const { locations } = await locationTypes.requireOne({ db }, { clientId, id });
  if (moveTo === undefined && locations > 0) throw locationTypeInUse({ locations });
  if (moveTo !== undefined) {
    const [target] = await locationTypes.read({ db }, { clientId, id: moveTo });
    if (!target || moveTo === id) throw locationTypeUnknown();
    await db
      .updateTable('directory.locations')
      .set({ type_id: moveTo, updated_at: new Date(), version: sql`version + 1` })
      .where('client_id', '=', clientId)
      .where('type_id', '=', id)
      .execute();
  }
  await locationTypes.remove({ db }, { clientId, id });
  if (moveTo === undefined) return 0;
  const payload = { action: 'setType', changed: locations };
  await app.events.publish(db, locationsChanged, { clientId, payload });
  return locations;
}
