import { LRUCache } from 'lru-cache';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** How many locations of a client are open, in all and by country. */
export interface OpenLocations {
  total: number;
  byCountry: ReadonlyMap<string, number>;
}

const CLIENTS_KEPT = 5_000;
/** Every view of a public page reads the counts, and they may be some seconds old. */
const KEPT_MS = 10_000;

const kept = new LRUCache<string, OpenLocations, Db<DirectoryTables>>({
  max: CLIENTS_KEPT,
  ttl: KEPT_MS,
  fetchMethod: (clientId, _stale, { context: db }) => countOpen({ db }, clientId),
});

/** `db` sees all locations of the client. */
export function openLocations(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
): Promise<OpenLocations> {
  return kept.forceFetch(clientId, { context: db });
}

async function countOpen(
  { db }: { db: Db<DirectoryTables> },
  clientId: string,
): Promise<OpenLocations> {
  const rows = await db
    .selectFrom('directory.locations')
    .select(({ fn }) => ['country', fn.countAll<number>().as('count')])
    .where('client_id', '=', clientId)
    .where('closed_at', 'is', null)
    .groupBy('country')
    .execute();
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byCountry: new Map(rows.map(({ country, count }) => [country, count])),
  };
}
