import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type {
  LocatedStore,
  StoreFacts,
} from '#modules/directory/contract/locations/locate-stores.ts';
import { shopTimeZone } from '#modules/directory/contract/locations/place-to-buy.ts';
import type { App } from '#platform/server/app.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import { Gather } from '#platform/server/concurrency/gather.ts';
import type { Context } from '../tables.ts';
import type { IndexedLocation, LocationIndex } from './location-index.ts';

/** How long a type may be shown with its previous name. */
const FRESH_MS = 2_000;
const CLIENTS_STORED = 1_000;

type Names = ReadonlyMap<string, string>;
const namesOf = new WeakMap<App, LRUCache<string, Promise<Names>>>();

/** Names of a client's location types by id. Cached, because every page shows some and they rarely change. */
export function locationTypeNames({ app }: { app: App }, clientId: string): Promise<Names> {
  const stored = namesOf.get(app) ?? new LRUCache({ max: CLIENTS_STORED, ttl: FRESH_MS });
  namesOf.set(app, stored);
  const known = stored.get(clientId);
  if (known) return known;
  const reading = readNames(app, clientId);
  stored.set(clientId, reading);
  reading.catch(() => stored.delete(clientId));
  return reading;
}

async function readNames(app: App, clientId: string): Promise<Names> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from directory.location_types where client_id = ${clientId}`.execute(
    app.database.ofClient(clientId),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Formats a timestamp as in calls. */
const written = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const facts = sql`location.id, location.code, location.name, location.street,
  location.postal_code as "postalCode", location.city, location.region, location.country,
  location.phone, location.website, location.activity,
  location.opening_hours as "openingHours", location.opening_exceptions as "openingExceptions",
  location.time_zone as "timeZone", location.photos, location.attributes, location.latitude,
  location.longitude, ${written('location.updated_at')} as "updatedAt"`;

type StoredFacts = Omit<LocatedStore, 'distanceKm' | 'type'> & { typeId: string | null };

/** About 3 KB each. */
const FACTS_STORED = 10_000;
/** Maximum number of concurrent callers that share a statement. */
const CALLERS_AT_ONCE = 40;
const STATEMENTS_AT_ONCE = 2;

interface FactsMemory {
  known: LRUCache<string, { row: IndexedLocation; facts: StoredFacts }>;
  /** One queue per client. */
  reading: Gather<{ clientId: string; ids: readonly string[] }, Map<string, StoredFacts>>;
}
const memories = new WeakMap<App, FactsMemory>();

/**
 * In the order of the ids; locations that were just closed are omitted. Facts are cached while the index has the same row,
 * which a change of the location replaces.
 */
export async function readOpenStores(
  { app }: { app: App },
  { clientId, index, ids }: { clientId: string; index: LocationIndex; ids: readonly string[] },
): Promise<Omit<LocatedStore, 'distanceKm'>[]> {
  if (ids.length === 0) return [];
  const { known, reading } = memoryOf(app);
  const found = new Map<string, StoredFacts>();
  const rows = new Map<string, IndexedLocation>();
  for (const id of ids) {
    const at = index.rowOf(id);
    const row = at === undefined ? undefined : index.rows[at];
    if (!row) continue;
    const before = known.get(id);
    if (before?.row === row) found.set(id, before.facts);
    else rows.set(id, row);
  }
  if (rows.size > 0) {
    const read = await reading.add(clientId, { clientId, ids: [...rows.keys()] });
    for (const [id, row] of rows) {
      const one = read.get(id);
      if (!one) continue;
      found.set(id, one);
      known.set(id, { row, facts: one });
    }
  }
  const names = await locationTypeNames({ app }, clientId);
  return ids.flatMap((id) => {
    const store = found.get(id);
    if (!store) return [];
    const { typeId, ...shown } = store;
    return [
      { ...shown, type: typeOf(typeId, names), timeZone: shopTimeZone(shown, index.brandZone) },
    ];
  });
}

function typeOf(id: string | null, names: ReadonlyMap<string, string>): LocatedStore['type'] {
  const name = id === null ? undefined : names.get(id);
  return id === null || name === undefined ? null : { id, name };
}

function memoryOf(app: App): FactsMemory {
  const existing = memories.get(app);
  if (existing) return existing;
  const made: FactsMemory = {
    known: new LRUCache(atMost(FACTS_STORED)),
    reading: new Gather(
      async (callers) => {
        const clientId = callers[0]?.clientId ?? '';
        const ids = [...new Set(callers.flatMap((caller) => caller.ids))];
        const { rows } = await sql<StoredFacts>`
          select ${facts}, location.type_id as "typeId" from directory.locations as location
          where location.client_id = ${clientId} and location.id = any (${ids}::uuid[])
            and location.closed_at is null`.execute(app.database.ofClient(clientId));
        const byId = new Map(rows.map((row) => [row.id, row]));
        return callers.map(() => byId);
      },
      { most: CALLERS_AT_ONCE, sideBySide: STATEMENTS_AT_ONCE },
    ),
  };
  memories.set(app, made);
  return made;
}

/** Longer chains of moves are ignored: an import file may have created a cycle. */
const MAX_MOVES = 20;

export async function readStoresByIds(
  { db }: Pick<Context, 'db'>,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
): Promise<StoreFacts[]> {
  const { rows } = await sql<StoreFacts & { brandZone: string }>`
    with recursive way (id, at, moves) as (
      select id, moved_to_id, 1 from directory.locations
      where client_id = ${clientId} and id = any (${ids}::uuid[])
        and closed_at is not null and moved_to_id is not null
      union all
      select way.id, location.moved_to_id, way.moves + 1
      from way join directory.locations as location
        on location.client_id = ${clientId} and location.id = way.at
      where location.closed_at is not null and location.moved_to_id is not null
        and way.moves < ${MAX_MOVES}
    )
    select ${facts},
      case when type.id is not null then json_build_object('id', type.id, 'name', type.name) end as type,
      ${written('location.closed_at')} as "closedAt",
      (select target.id from way join directory.locations as target
        on target.client_id = ${clientId} and target.id = way.at
        where way.id = location.id and target.closed_at is null limit 1) as "movedToId",
      (select time_zone from directory.clients where id = ${clientId}) as "brandZone"
    from directory.locations as location
      left join directory.location_types as type
        on type.client_id = location.client_id and type.id = location.type_id
    where location.client_id = ${clientId} and location.id = any (${ids}::uuid[])
    order by location.name, location.id`.execute(db);
  return rows.map(({ brandZone, ...store }) => ({
    ...store,
    timeZone: shopTimeZone(store, brandZone),
  }));
}

const MAX_AT_ONCE = 5_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

export async function readStoresAfter(
  { db }: Pick<Context, 'db'>,
  given: {
    clientId: string;
    after?: string;
    limit: number;
    countries?: readonly string[];
    typeIds?: readonly string[];
  },
) {
  const { countries, typeIds } = given;
  const { rows } = await sql<{
    id: string;
    code: string;
    name: string;
    city: string;
    country: string;
    updatedAt: string;
  }>`
    select id, code, name, city, country, ${written('updated_at')} as "updatedAt"
    from directory.locations
    where client_id = ${given.clientId} and id > ${given.after ?? FIRST} and closed_at is null
      and ${countries ? sql`country = any (${countries}::text[])` : sql`true`}
      and ${typeIds ? sql`type_id = any (${typeIds}::uuid[])` : sql`true`}
    order by id limit ${Math.min(given.limit, MAX_AT_ONCE)}`.execute(db);
  return rows;
}
