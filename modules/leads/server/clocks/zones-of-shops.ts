import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { zoneOfShop } from '#modules/directory/contract/locations/zone-of-shop.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

const AT_A_TIME = 500;

/** By which clock each shop lives; of what is no shop nothing is told. */
export async function zonesOfShops(
  { db, app }: { db: Db; app: App },
  { clientId, ids, brandZone }: { clientId: string; ids: readonly string[]; brandZone: string },
): Promise<ReadonlyMap<string | null, string>> {
  const zones = new Map<string | null, string>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const some = ids.slice(from, from + AT_A_TIME);
    const shops = await app.ports.ask(placesByIds, { clientId, ids: some }, { db, app });
    for (const shop of shops) zones.set(shop.id, zoneOfShop(shop, brandZone));
  }
  return zones;
}
