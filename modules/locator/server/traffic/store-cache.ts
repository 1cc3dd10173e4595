import { LRUCache } from 'lru-cache';
import { placesByIds } from '#modules/directory/contract/locations/place-to-buy.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '#platform/server/app.ts';
import type { LocatorTables } from '../tables.ts';

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

/** The client of a locator; throws not found for an unknown slug. */
export async function readCachedLocatorOwner(
  { app }: { app: App },
  slug: string,
): Promise<{ clientId: string }> {
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
export async function filterStoreIds(
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
