import type { PlaceToBuy } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { listLocations } from './list-locations.ts';
import { readPlacesByIds } from './places-by-ids.ts';

const OPEN = { view: 'open', page: 1, sortBy: 'name', sortDesc: false } as const;

export async function findOpenLocations(
  { db }: { db: Db<DirectoryTables> },
  { clientId, words, limit }: { clientId: string; words: string; limit: number },
): Promise<PlaceToBuy[]> {
  const asked = { ...OPEN, groups: [], limit, q: words };
  const { items } = await listLocations({ db }, asked, { client: clientId });
  return readPlacesByIds({ db }, { clientId, ids: items.map(({ id }) => id) });
}
