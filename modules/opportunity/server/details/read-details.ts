import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  getAreaDetailsCall,
  getClusterDetailsCall,
} from '#modules/opportunity/contract/map-detail-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { notFound } from '#platform/contract/problems.ts';
import { areaById, mainBounds } from '../areas/client-areas.ts';
import { FIGURE_ZOOM } from '../demand/map-cell.ts';
import { areasNearLocations } from '../map/areas-near-locations.ts';
import type { IndexedRetailers } from '../retailers/indexed-retailers.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import type { Context } from '../tables.ts';
import { type CellRange, cellBounds, cellsNear, toCellRanges } from './cell-geometry.ts';
import type { DetailsScope } from './details-scope.ts';
import { findReasons } from './hot-reasons.ts';
import { readLocationFacts, readRepresentatives } from './location-facts.ts';
import { type DemandPlace, readPlaceDemand } from './place-demand.ts';
import {
  inPlace,
  listRetailers,
  type PlaceRetailers,
  type RetailerPlace,
  readPlaceRetailers,
} from './place-retailers.ts';

const CELL_ZOOM = 20;
const RETAILERS_LISTED = 50;

/** The place of an area. Readers restricted to locations only find areas near these, as on the map [OPP-07]. */
export async function findArea({ app }: Context, scope: DetailsScope, areaId: string) {
  const { clientId, config } = scope;
  const area = await areaById({ app }, clientId, areaId);
  if (!area) throw notFound();
  const index = await retailerIndex({ app }, clientId);
  const { visible } = scope.choice;
  if (visible) {
    const areas = new Map([[areaId, area]]);
    const near = areasNearLocations(index, { areas, visible, km: config.nearKm });
    if (!near.has(areaId)) throw notFound();
  }
  const [west, south, east, north] = area.box;
  const place = {
    kind: 'area',
    level: area.level,
    id: areaId,
    box: [west, south, east, north],
  } satisfies RetailerPlace;
  return { area, index, place };
}

export async function readAreaDetails(
  context: Context,
  scope: DetailsScope,
  areaId: string,
): Promise<CallOutput<typeof getAreaDetailsCall>> {
  const { area, index, place } = await findArea(context, scope, areaId);
  const retailers = await readPlaceRetailers(context, scope, place);
  const isUnbound = scope.ofWholeBrand?.prospects === 'all';
  const choice = isUnbound ? { ...scope.choice, visible: undefined } : scope.choice;
  const counts = index.countByArea(area.level, choice).get(areaId);
  const { facts: _, ...details } = await readDetails(context, scope, {
    key: areaId,
    demand: place,
    retailers: { ...retailers, ...(counts ?? { retailers: 0, brandRetailers: 0 }) },
    leadsFrom: sql`${sql.id(`area_${area.level}`)} = ${areaId}`,
    inside: inPlace(place),
    listHref: `platform/opportunity?area=${encodeURIComponent(areaId)}&list=all`,
  });
  return {
    id: areaId,
    name: area.names[scope.locale] || area.names.local,
    level: area.level,
    bounds: mainBounds(area),
    population: area.population,
    ...details,
    prospects: retailers.prospects,
    representatives: await readRepresentatives(context, scope, retailers.locationIds),
  };
}

/** A cluster is a cell of the map. Small ones are counted by intention, large ones from the sums by cell. */
export async function readClusterDetails(
  context: Context,
  scope: DetailsScope,
  { zoom, x, y }: { zoom: number; x: number; y: number },
): Promise<CallOutput<typeof getClusterDetailsCall>> {
  if (x >= 2 ** zoom || y >= 2 ** zoom) throw notFound();
  const box = cellBounds(zoom, x, y);
  const index = await retailerIndex(context, scope.clientId);
  const { visible } = scope.choice;
  if (visible && index.within(box, { visible }).length === 0) throw notFound();
  const place = { kind: 'bounds', box } satisfies RetailerPlace;
  const scale = 2 ** Math.max(0, zoom - CELL_ZOOM);
  const cell = [{ x: Math.floor(x / scale), y: Math.floor(y / scale) }];
  const demand: DemandPlace =
    zoom <= FIGURE_ZOOM
      ? {
          kind: 'figures',
          ranges: visible
            ? toCellRanges(cellsAround(index, scope, { zoom, x, y }), FIGURE_ZOOM, FIGURE_ZOOM)
            : toCellRanges(cell, zoom, FIGURE_ZOOM),
        }
      : { kind: 'intentions', ranges: toCellRanges(cell, Math.min(zoom, CELL_ZOOM), CELL_ZOOM) };
  const { facts: _, ...details } = await readDetails(context, scope, {
    key: `${zoom}/${x}/${y}`,
    demand,
    retailers: await readPlaceRetailers(context, scope, place),
    leadsFrom: inRanges(toCellRanges(cell, Math.min(zoom, CELL_ZOOM), CELL_ZOOM)),
    inside: inPlace(place),
  });
  return {
    ...details,
    bounds: box,
    items: await listRetailers(context, scope, place, RETAILERS_LISTED),
  };
}

/**
 * Figure cells of a cluster around the visible retailers of a user restricted to locations, because at low zoom a cluster
 * contains demand of the whole brand [OPP-07].
 */
function cellsAround(
  index: IndexedRetailers,
  { config: { nearKm }, choice: { visible = new Set() } }: DetailsScope,
  { zoom, x, y }: { zoom: number; x: number; y: number },
): { x: number; y: number }[] {
  const size = 2 ** (FIGURE_ZOOM - zoom);
  const cells = new Map<number, { x: number; y: number }>();
  for (const point of placesApart(index, visible, nearKm))
    for (const cell of cellsNear(point, nearKm, FIGURE_ZOOM))
      if (Math.floor(cell.x / size) === x && Math.floor(cell.y / size) === y)
        cells.set(cell.x * 2 ** FIGURE_ZOOM + cell.y, cell);
  return [...cells.values()];
}

type Places = readonly { longitude: number; latitude: number }[];
const apartOfSets = new WeakMap<ReadonlySet<string>, { nearKm: number; places: Places }>();

/**
 * Retailer positions at least a quarter of the distance apart: few, regardless of the number of retailers. Cached per index
 * version for a whole brand.
 */
function placesApart(
  index: IndexedRetailers,
  visible: ReadonlySet<string>,
  nearKm: number,
): Places {
  const known = apartOfSets.get(visible);
  if (known?.nearKm === nearKm) return known.places;
  const step = Math.max(0.1, nearKm / 444);
  const apart = new Map<number, Places[number]>();
  for (const { longitude, latitude } of index.places(visible))
    if (longitude !== null && latitude !== null)
      apart.set(Math.floor(longitude / step) * 10_000 + Math.floor(latitude / step), {
        longitude,
        latitude,
      });
  const places = [...apart.values()];
  apartOfSets.set(visible, { nearKm, places });
  return places;
}

/** Common part of area, cluster and marker: demand, retailers, sales and reasons. */
export async function readDetails(
  context: Context,
  scope: DetailsScope,
  place: {
    /** Names the place. */
    key: string;
    demand: DemandPlace;
    retailers: PlaceRetailers;
    leadsFrom: RawBuilder<SqlBool>;
    /** SQL condition for retailers in the place. */
    inside: RawBuilder<SqlBool>;
    /** Link to the list of its prospects. */
    listHref?: string;
  },
) {
  const { retailers, brandRetailers, before, prospects, locationIds } = place.retailers;
  const [demand, facts] = await Promise.all([
    readPlaceDemand(context, scope, place.demand),
    readLocationFacts(context, scope, { ...place.retailers, key: place.key }),
  ]);
  const reasons = await findReasons(context, scope, {
    demand,
    facts,
    key: place.key,
    locationIds,
    prospects: { count: prospects.all, href: place.listHref ?? '' },
    leadsFrom: place.leadsFrom,
    inside: place.inside,
  });
  const retailersBefore = before.retailers + facts.closed.total;
  return {
    ...demand,
    retailers,
    brandRetailers,
    penetrationBefore:
      retailersBefore > 0 ? (before.brandRetailers + facts.closed.total) / retailersBefore : null,
    sales: facts.sales?.value ?? null,
    salesBefore: facts.sales?.valueBefore ?? null,
    reasons,
    facts,
  };
}

/** Condition for intentions whose cell is in one of the ranges. */
export function inRanges(ranges: readonly CellRange[]): RawBuilder<SqlBool> {
  return sql`exists (
    select from unnest(${ranges.map(({ from }) => from)}::bigint[], ${ranges.map(({ to }) => to)}::bigint[])
      as ranges (first, last)
    where cell between first and last)`;
}
