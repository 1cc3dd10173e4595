import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { shopTimeZone } from '#modules/directory/contract/locations/shop-time-zone.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

const AT_A_TIME = 500;

/** Time zone of each shop; unknown shops are omitted. */
export async function readShopTimeZones(
  { db, app }: { db: Db; app: App },
  { clientId, ids, brandZone }: { clientId: string; ids: readonly string[]; brandZone: string },
): Promise<ReadonlyMap<string | null, string>> {
  const zones = new Map<string | null, string>();
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const some = ids.slice(from, from + AT_A_TIME);
    const shops = await app.ports.ask(placesByIds, { clientId, ids: some }, { db, app });
    for (const shop of shops) zones.set(shop.id, shopTimeZone(shop, brandZone));
  }
  return zones;
}
