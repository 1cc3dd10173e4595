import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { App } from '#platform/server/app.ts';
import { atMost } from '#platform/server/cache/at-most.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Context, OpportunityTables } from '../tables.ts';
import { areasTask } from './areas-thread.ts';
import { areasIndex, embeddedArea, embeddedAreas } from './embedded-areas.ts';
import { findOwnAreas, layerKey, ownLayers, ownRecords } from './own-layers/own-areas.ts';
import type { AreaIds, AreaLevel, AreaRecord } from './read-areas-file.ts';

/** Points per message to the thread; smaller messages let other work run in between. */
const POINTS = 10_000;
const NOWHERE: AreaIds = [null, null, null, null];

interface Point {
  longitude: number | null;
  latitude: number | null;
  country?: string;
}

/**
 * Cache of recent points, because leads and searches of a town share the same position. Layers never change, so entries
 * stay valid.
 */
const found = new LRUCache<string, AreaIds>(atMost(50_000));
/** Larger requests are imports, which would evict all other points. */
const REMEMBERED_POINTS = 1_000;

/**
 * The areas of points for this client; its own layers replace the embedded levels. The area thread can be busy for
 * seconds, so callers look up the points before they take a lock and then read them from the cache.
 */
export async function areaIdsAt(
  /** `db` of a caller in a transaction: an additional connection for each could exhaust the pool. */
  { app, db }: { app: App; db?: Db<OpportunityTables> | undefined },
  clientId: string,
  points: readonly Point[],
): Promise<AreaIds[]> {
  const layers = await ownLayers({ app, db }, clientId);
  if (points.length > REMEMBERED_POINTS) return findAreas(app, layers, points, db);
  const shown = [...layers].map(([level, layer]) => `${level} ${layerKey(layer)}`).join();
  const keys = points.map(({ country = '', longitude, latitude }) =>
    [shown, country, longitude, latitude].join(' '),
  );
  const areas = new Map(keys.map((key) => [key, found.get(key)]));
  const missing = new Map(
    points.flatMap((point, at) => {
      const key = keys[at] ?? '';
      return areas.get(key) ? [] : [[key, point] as const];
    }),
  );
  const ids = await findAreas(app, layers, [...missing.values()], db);
  for (const [at, key] of [...missing.keys()].entries()) {
    areas.set(key, ids[at]);
    found.set(key, ids[at] ?? NOWHERE);
  }
  return keys.map((key) => areas.get(key) ?? NOWHERE);
}

async function findAreas(
  app: App,
  layers: Awaited<ReturnType<typeof ownLayers>>,
  points: readonly Point[],
  db: Db<OpportunityTables> | undefined,
): Promise<AreaIds[]> {
  const all: AreaIds[] = [];
  for (let from = 0; from < points.length; from += POINTS) {
    const some = points.slice(from, from + POINTS);
    const coordinates = coordinatesOf(some);
    const embedded = await embeddedIds(some, coordinates);
    const isPlaced = some.some(({ longitude }) => longitude !== null);
    const own: [number, (string | null)[]][] = [];
    for (const [level, layer] of layers)
      own.push([level - 1, isPlaced ? await findOwnAreas({ app, db }, layer, coordinates) : []]);
    for (const [index, ids] of embedded.entries()) {
      if (own.length === 0) all.push(ids);
      else {
        const mixed = [...ids];
        for (const [at, areas] of own) mixed[at] = areas[index] ?? null;
        all.push(mixed as unknown as AreaIds);
      }
    }
  }
  return all;
}

/**
 * Areas of retailers that the caller's transaction will store. Areas are not reassigned before it ends, so that the job sees
 * these rows.
 */
export async function findRetailerAreaIds(
  { db, app }: Context,
  clientId: string,
  points: readonly Point[],
): Promise<AreaIds[]> {
  await sql`select pg_advisory_xact_lock_shared(${retailerAreasLock(clientId)})`.execute(db);
  return areaIdsAt({ app, db }, clientId, points);
}

/** Shared lock of retailer writers; the job that reassigns areas waits for all of them. */
export function retailerAreasLock(clientId: string): RawBuilder<unknown> {
  return sql`hashtextextended(${`areas of retailers of ${clientId}`}, 0)`;
}

function coordinatesOf(points: readonly Point[]): Float64Array {
  const coordinates = new Float64Array(2 * points.length);
  for (const [index, { longitude, latitude }] of points.entries()) {
    coordinates[2 * index] = longitude ?? Number.NaN;
    coordinates[2 * index + 1] = latitude ?? Number.NaN;
  }
  return coordinates;
}

async function embeddedIds(
  points: readonly Point[],
  coordinates: Float64Array,
): Promise<AreaIds[]> {
  const countries = new Map<string, number>();
  const countryOf = Uint16Array.from(points, ({ country = '' }) => {
    const index = countries.get(country) ?? countries.size;
    countries.set(country, index);
    return index;
  });
  const isPlaced = points.some(({ longitude }) => longitude !== null);
  const placed = isPlaced
    ? await areasTask({ kind: 'find', coordinates, countries: [...countries.keys()], countryOf })
    : { distinct: [], idsOf: new Int32Array() };
  // A point known only by country belongs to that country and to no smaller area.
  const known = new Set((await areasIndex()).countries.map((entry) => entry.country));
  return points.map(({ longitude, country = '' }, at) => {
    if (longitude !== null) return placed.distinct[placed.idsOf[at] ?? -1] ?? NOWHERE;
    return known.has(country) ? [`${country}:1:${country}`, null, null, null] : NOWHERE;
  });
}

/** Areas of a level by id, in some countries or in all. */
export async function readLevelAreas(
  { app }: { app: App },
  clientId: string,
  { level, countries }: { level: AreaLevel; countries?: readonly string[] },
): Promise<Records> {
  const layer = (await ownLayers({ app }, clientId)).get(level);
  if (!layer) return embeddedAreas(level, countries);
  return atLevel(await ownRecords({ app }, layer), level);
}

type Records = ReadonlyMap<string, AreaRecord>;
type OwnRecords = Awaited<ReturnType<typeof ownRecords>>;
const ofLevels = new WeakMap<OwnRecords, Map<AreaLevel, Records>>();

/** Records of a layer at its level, cached because a layer has up to 20,000. */
function atLevel(own: OwnRecords, level: AreaLevel): Records {
  const known = ofLevels.get(own) ?? new Map<AreaLevel, Records>();
  ofLevels.set(own, known);
  const made =
    known.get(level) ?? new Map([...own].map(([id, record]) => [id, { ...record, level }]));
  known.set(level, made);
  return made;
}

/** An area that the client sees at some level. */
export async function areaById(
  { app }: { app: App },
  clientId: string,
  id: string,
): Promise<AreaRecord | undefined> {
  const [kind, layerId] = id.split(':');
  if (kind !== 'own') return embeddedArea(id);
  for (const [level, layer] of await ownLayers({ app }, clientId)) {
    if (layer.layerId !== layerId) continue;
    const record = (await ownRecords({ app }, layer)).get(id);
    return record && { ...record, level };
  }
  return undefined;
}

/** Maximum width of countries in degrees, without overseas parts; only the largest exceed it. */
const WIDEST = 60;
const AROUND = 14;

/** Bounds of the main part of an area, because overseas parts would zoom the map out to the whole world. */
export function mainBounds({
  box: [west, south, east, north],
  longitude,
  latitude,
}: AreaRecord): [number, number, number, number] {
  if (east - west < WIDEST) return [west, south, east, north];
  return [
    Math.max(west, longitude - AROUND),
    Math.max(south, latitude - AROUND),
    Math.min(east, longitude + AROUND),
    Math.min(north, latitude + AROUND),
  ];
}
