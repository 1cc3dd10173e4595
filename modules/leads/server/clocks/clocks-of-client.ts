import { sql } from 'kysely';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { morningOf } from './morning-of.ts';
import { zoneOfShop } from './zone-of-shop.ts';

/** The shops of a client that live by one clock; null stands for leads that went to no shop. */
export interface ShopClock {
  timeZone: string;
  /** Of the reminders that are due there. */
  day: string;
  locationIds: (string | null)[];
}

const AT_A_TIME = 500;

/** Where it is a time for mails, of all places to which open leads of the client went. */
export async function clocksOfClient(
  { db, app }: { db: Db; app: App },
  { clientId, timeZone: brandZone }: { clientId: string; timeZone: string },
  at: Date,
): Promise<ShopClock[]> {
  const { rows } = await sql<{ id: string | null }>`
    select distinct location_id as id from leads.leads
    where client_id = ${clientId} and closes_at > ${at}`.execute(db);
  const zones = new Map<string | null, string>();
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  for (let from = 0; from < ids.length; from += AT_A_TIME) {
    const some = ids.slice(from, from + AT_A_TIME);
    const shops = await app.ports.ask(placesByIds, { clientId, ids: some }, { db, app });
    for (const shop of shops) zones.set(shop.id, zoneOfShop(shop, brandZone));
  }
  const byZone = Map.groupBy(rows, ({ id }) => zones.get(id) ?? brandZone);
  return [...byZone].flatMap(([timeZone, places]) => {
    const day = morningOf(at, timeZone);
    return day ? [{ timeZone, day, locationIds: places.map(({ id }) => id) }] : [];
  });
}
