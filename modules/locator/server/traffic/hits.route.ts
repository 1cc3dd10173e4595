import { LRUCache } from 'lru-cache';
import { placesByIds } from '#modules/directory/contract/locations/places-by-ids.ts';
import { recordHitsCall } from '#modules/locator/contract/traffic.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import { isRobot } from '#platform/server/http/request/is-robot.ts';
import { route } from '../route.ts';
import type { LocatorTables } from '../tables.ts';
import { recordHit } from './record-hit.ts';

/** Clicks that the script of a public locator reports. Ids that are no store of the brand are left out. */
export const recordHitsRoute = route(
  recordHitsCall,
  async ({ app, params: { slug }, body: { hits }, request: { userAgent } }) => {
    const { clientId } = await ownerOf({ app }, slug);
    const ids = hits.flatMap(({ locationId, locationIds = [] }) =>
      locationId ? [locationId, ...locationIds] : locationIds,
    );
    const stores = await storesAmong({ app }, clientId, ids);
    const isRobotic = isRobot({ 'user-agent': userAgent });
    for (const { kind, locationId, locationIds, firstPosition } of hits) {
      if (locationId && !stores.has(locationId)) continue;
      recordHit(
        { app },
        {
          clientId,
          slug,
          kind,
          locationId,
          locationIds: locationIds?.filter((id) => stores.has(id)),
          firstPosition,
          isRobot: isRobotic,
        },
      );
    }
    return null;
  },
  { ownTransactions: true },
);

const OWNER_MS = 30_000;
const STORE_MS = 10 * 60_000;
/** By app, so that servers of one process share nothing. */
const caches = new WeakMap<App, ReturnType<typeof newCaches>>();

function newCaches() {
  return {
    owners: new LRUCache<string, { clientId: string }>({ max: 1_000, ttl: OWNER_MS }),
    stores: new LRUCache<string, boolean>({ max: 50_000, ttl: STORE_MS }),
  };
}

function cachesOf(app: App) {
  const known = caches.get(app) ?? newCaches();
  caches.set(app, known);
  return known;
}

/** Whose locator it is; not found where there is none. */
async function ownerOf({ app }: { app: App }, slug: string): Promise<{ clientId: string }> {
  const { owners } = cachesOf(app);
  const known = owners.get(slug);
  if (known) return known;
  const row = await app.database
    .acrossClients<LocatorTables>()
    .selectFrom('locator.locators')
    .select('client_id as clientId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!row) throw notFound();
  owners.set(slug, row);
  return row;
}

/** Those ids that are stores of the brand, closed ones too. */
async function storesAmong(
  { app }: { app: App },
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const { stores } = cachesOf(app);
  const unknown = [...new Set(ids)].filter((id) => stores.get(`${clientId} ${id}`) === undefined);
  if (unknown.length > 0) {
    const db = app.database.ofClient(clientId);
    const found = await app.ports.ask(placesByIds, { clientId, ids: unknown }, { db, app });
    const known = new Set(found.map(({ id }) => id));
    for (const id of unknown) stores.set(`${clientId} ${id}`, known.has(id));
  }
  return new Set(ids.filter((id) => stores.get(`${clientId} ${id}`)));
}
