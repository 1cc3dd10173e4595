import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import { startOfDay } from '#platform/contract/time-zone.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';
import { FIGURE_ZOOM } from '../demand/map-cell.ts';
import { figureRanges } from '../demand/read-demand.ts';
import { readVersions, rememberFigures, VALUES_PER_ID } from '../figures/remembered-figures.ts';
import { retailerFits } from '../retailers/retailer-choice.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import type { Context } from '../tables.ts';
import { cellPlace, rangesCovering } from './cell-geometry.ts';
import type { DetailsScope } from './details-scope.ts';

/** Retailers of an area, or within some bounds. */
export type RetailerPlace =
  | { kind: 'area'; level: AreaLevel; id: string; box: Bounds }
  | { kind: 'bounds'; box: Bounds };

export interface PlaceRetailers {
  retailers: number;
  brandRetailers: number;
  /** Open retailers that already existed when the period began. */
  before: { retailers: number; brandRetailers: number };
  prospects: { all: number; whereUnserved: number };
  /** Open locations of the brand. */
  locationIds: string[];
  closedIds: string[];
}

const SIDE = 2 ** FIGURE_ZOOM;
/** Column and row of a retailer's figure cell as one number; the map ends at 85 degrees. */
const cellKey = sql`
  least(${SIDE - 1}, floor((longitude + 180) / 360 * ${SIDE}))::int * ${SIDE}
  + least(${SIDE - 1}, greatest(0, floor(
      (1 - asinh(tan(radians(greatest(-85.05, least(85.05, latitude))))) / pi()) / 2 * ${SIDE})))::int`;

/** Smaller numbers of retailers are counted each time. */
const LARGE_PLACE = 2_000;

/** Cached until demand or retailers change, because a country can have a hundred thousand rows. */
export async function readPlaceRetailers(
  { db, app }: Context,
  scope: DetailsScope,
  place: RetailerPlace,
): Promise<PlaceRetailers> {
  const { clientId, ofWholeBrand, range, words, sources } = scope;
  const { visible, ...filter } = scope.choice;
  const read = () => countRetailers({ db, app }, scope, place);
  if (visible && !ofWholeBrand) return read();
  const versionOf = await readVersions({ db }, clientId);
  const { version } = ofWholeBrand ?? (await retailerIndex({ app }, clientId));
  // The index version also changes with prospects.
  const reader = visible && [ofWholeBrand?.userId, scope.config.nearKm];
  const demand = [range, words, sources, versionOf('demand', range)];
  const key = ['retailers', place, clientId, filter, demand, version, reader];
  return rememberFigures({ app }, key, {
    read,
    count: ({ retailers, locationIds, closedIds }) =>
      retailers < LARGE_PLACE ? 0 : (locationIds.length + closedIds.length) * VALUES_PER_ID,
  });
}

async function countRetailers(
  { db, app }: Context,
  scope: DetailsScope,
  place: RetailerPlace,
): Promise<PlaceRetailers> {
  const keys = await unservedCells({ db, app }, scope, place.box);
  const start = new Date(startOfDay(scope.range.from, scope.timeZone));
  const { rows } = await sql<{
    retailers: number;
    brand: number;
    before: number;
    brandBefore: number;
    prospects: number;
    whereUnserved: number;
    locationIds: string | null;
    closedIds: string | null;
  }>`
    select
      (count(*) filter (where not closed))::float8 as retailers,
      (count(*) filter (where sells))::float8 as brand,
      (count(*) filter (where not closed and created_at < ${start}))::float8 as before,
      (count(*) filter (where sells and created_at < ${start}))::float8 as "brandBefore",
      (count(*) filter (where ${isProspect}))::float8 as prospects,
      (count(*) filter (where ${isProspect} and ${cellKey} = any (${keys}::int[])))::float8 as "whereUnserved",
      string_agg(location_id::text, ',') filter (where sells) as "locationIds",
      string_agg(location_id::text, ',') filter (where closed) as "closedIds"
    from opportunity.retailers
    where client_id = ${scope.clientId} and ${inPlace(place)} and ${chosen(scope)}`.execute(db);
  const [row] = rows;
  return {
    retailers: row?.retailers ?? 0,
    brandRetailers: row?.brand ?? 0,
    before: { retailers: row?.before ?? 0, brandRetailers: row?.brandBefore ?? 0 },
    prospects: { all: row?.prospects ?? 0, whereUnserved: row?.whereUnserved ?? 0 },
    // As one text, because the driver reads a hundred thousand array elements one by one.
    locationIds: row?.locationIds?.split(',') ?? [],
    closedIds: row?.closedIds?.split(',') ?? [],
  };
}

/** Prospects of an area by town and name: all, or only those in places where users found no store. */
export async function listProspects(
  { db, app }: Context,
  scope: DetailsScope,
  place: RetailerPlace,
  { whereUnserved, page, size }: { whereUnserved: boolean; page: number; size: number },
) {
  const keys = whereUnserved ? await unservedCells({ db, app }, scope, place.box) : [];
  const { rows } = await sql<{
    id: string;
    name: string;
    city: string;
    type: string;
    longitude: number | null;
    latitude: number | null;
    isAssigned: boolean;
    total: number;
  }>`
    select id, name, city, type, longitude, latitude, assigned_to is not null as "isAssigned",
      (count(*) over ())::float8 as total
    from opportunity.retailers
    where client_id = ${scope.clientId} and ${inPlace(place)} and ${chosen(scope)} and ${isProspect}
      ${whereUnserved ? sql`and ${cellKey} = any (${keys}::int[])` : sql``}
    order by city, name, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return { items: rows.map(({ total: _, ...item }) => item), total: rows[0]?.total ?? 0 };
}

/** First retailers of a cluster, those of the brand first. */
export async function listRetailers(
  { db }: Context,
  scope: DetailsScope,
  place: RetailerPlace,
  limit: number,
): Promise<{ id: string; name: string; city: string; sells: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; city: string; sells: boolean }>`
    select id, name, city, sells from opportunity.retailers
    where client_id = ${scope.clientId} and ${inPlace(place)} and ${chosen(scope)} and not closed
    order by sells desc, name, id limit ${limit}`.execute(db);
  return rows;
}

const isProspect = sql<SqlBool>`(location_id is null and not sells and not closed)`;

/** SQL condition for retailers of the place. */
export function inPlace(place: RetailerPlace): RawBuilder<SqlBool> {
  if (place.kind === 'area') return sql`${sql.id(`area_${place.level}`)} = ${place.id}`;
  const [west, south, east, north] = place.box;
  return sql`longitude >= ${west} and longitude < ${east} and latitude > ${south} and latitude <= ${north}`;
}

/** Condition for the map filters and the retailers visible to the reader. */
function chosen({ choice, ofWholeBrand }: DetailsScope): RawBuilder<SqlBool> {
  const fits = retailerFits('retailers', choice);
  if (!choice.visible || ofWholeBrand?.prospects === 'all') return fits;
  if (!ofWholeBrand) return sql`${fits} and id = any (${[...choice.visible]}::uuid[])`;
  return sql`${fits} and (location_id is not null or id in ${amongIds(ofWholeBrand.prospects)})`;
}

/** Cells in and around a box where a user found no store in the chosen days. The same for all users. */
async function unservedCells(
  { db, app }: Context,
  scope: DetailsScope,
  box: Bounds,
): Promise<number[]> {
  const { clientId, range, words, sources } = scope;
  const version = (await readVersions({ db }, clientId))('demand', range);
  return rememberFigures({ app }, ['unserved', clientId, box, range, words, sources, version], {
    read: () => readUnservedCells({ db }, scope, box),
    count: (cells) => cells.length + 1,
  });
}

async function readUnservedCells(
  { db }: Pick<Context, 'db'>,
  { clientId, range, words, sources }: DetailsScope,
  box: Bounds,
): Promise<number[]> {
  const ranges = rangesCovering(box);
  const parts = figureRanges(range).map(
    ({ grain, from, to }) => sql`
      select cell from opportunity.cell_figures
      join unnest(${ranges.map((one) => one.from)}::bigint[], ${ranges.map((one) => one.to)}::bigint[])
        as ranges (first, last) on cell between first and last
      where client_id = ${clientId} and grain = ${grain} and starts between ${from}::date and ${to}::date
        and unserved > 0
        ${words ? sql`and lower(category) = any (${words.map((word) => word.toLowerCase())}::text[])` : sql``}
        ${sources ? sql`and source = any (${sources}::text[])` : sql``}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await sql<{ cell: number }>`
    ${sql.join(parts, sql` union `)}`.execute(db);
  return rows.map(({ cell }) => {
    const { x, y } = cellPlace(Number(cell));
    return x * SIDE + y;
  });
}
