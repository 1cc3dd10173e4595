import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { LeadsTables } from '../tables.ts';
import { existingValues } from './existing-values.ts';

/** The locations that have leads, by their names. */
export async function readLeadLocations(
  { db, app }: { db: Db<LeadsTables>; app: App },
  clientId: string,
): Promise<{ id: string; name: string; city: string }[]> {
  const ids = await existingValues({ db }, clientId, 'location_id');
  if (ids.length === 0) return [];
  const places = await app.ports.ask(placesByIds, { clientId, ids }, { db, app });
  return places
    .map(({ id, name, city }) => ({ id, name, city }))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id));
}
