import { sql } from 'kysely';
import { seeReviews } from '#modules/communication/contract/permissions.ts';
import { openChangeRequests } from '#modules/directory/contract/change-requests/change-request.ts';
import { seeLeads } from '#modules/leads/contract/permissions.ts';
import type { getMarkerCall } from '#modules/opportunity/contract/map-detail-calls.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { holds } from '#platform/contract/permission.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import { areaById } from '../areas/client-areas.ts';
import { FIGURE_ZOOM } from '../demand/map-cell.ts';
import { retailerIndex } from '../retailers/retailer-index.ts';
import type { Context } from '../tables.ts';
import { cellsNear, toCellRanges } from './cell-geometry.ts';
import type { DetailsScope } from './details-scope.ts';
import { readRepresentatives } from './location-facts.ts';
import type { DemandPlace } from './place-demand.ts';
import { inRanges, readDetails } from './read-details.ts';

type Marker = CallOutput<typeof getMarkerCall>;

const CELL_ZOOM = 20;
/** From this distance on, the figure cells are fine enough. */
const FIGURES_FROM_KM = 20;
/** Number of cells across a shorter distance. */
const CELLS_PER_KM_RANGE = 4;
const NEIGHBOURS_MAX = 10_000;

/** One retailer with the demand around it; for a location also leads, reviews and sales [OPP-05]. */
export async function readMarker(
  context: Context,
  scope: DetailsScope,
  id: string,
): Promise<Marker> {
  const { clientId, choice, config, reader } = scope;
  const row = await context.db
    .selectFrom('opportunity.retailers')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || (choice.visible && !choice.visible.has(id))) throw notFound();
  const { longitude, latitude, location_id: locationId } = row;
  const point = longitude === null || latitude === null ? null : { longitude, latitude };
  const index = await retailerIndex(context, clientId);
  const near = point
    ? index.near(point, { ...choice, km: config.nearKm, limit: NEIGHBOURS_MAX })
    : [];
  const inside = [id, ...near.map((one) => one.id)];
  const demand = demandAround(point, config.nearKm);
  const own = locationId ? [locationId] : [];
  const { facts, ...details } = await readDetails(context, scope, {
    key: id,
    demand: demand.place,
    retailers: {
      retailers: near.length,
      brandRetailers: near.filter(({ sells }) => sells).length,
      before: { retailers: 0, brandRetailers: 0 },
      prospects: { all: 0, whereUnserved: 0 },
      locationIds: row.closed ? [] : own,
      closedIds: row.closed ? own : [],
    },
    leadsFrom: inRanges(demand.fine),
    inside: sql`id in ${amongIds(inside)}`,
  });
  const { leads, reviews } = facts;
  return {
    id,
    locationId,
    code: row.code,
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    country: row.country,
    longitude,
    latitude,
    affiliation: row.affiliation,
    activity: row.activity,
    subActivity: row.sub_activity,
    type: row.type,
    sells: row.sells,
    since: row.created_at.toISOString(),
    closed: row.closed,
    attributes: row.attributes,
    areas: await nameAreas(context, scope, [row.area_1, row.area_2, row.area_3, row.area_4]),
    ...details,
    penetrationBefore: null,
    leads:
      locationId && holds(seeLeads, reader) ? { all: leads.leads, open: leads.unanswered } : null,
    reviews:
      locationId && holds(seeReviews, reader)
        ? { all: reviews.reviews, average: reviews.average }
        : null,
    representatives: await readRepresentatives(context, scope, own),
    openSuggestions: await countSuggestions(context, clientId, locationId),
    version: row.version,
  };
}

async function countSuggestions(
  context: Context,
  clientId: string,
  locationId: string | null,
): Promise<number> {
  if (!locationId) return 0;
  const portContext = context as { db: Db; app: Context['app'] };
  return context.app.ports.call(openChangeRequests, { clientId, locationId }, portContext);
}

/** Cells around a point: figure cells for long distances, otherwise finer ones. */
function demandAround(
  point: { longitude: number; latitude: number } | null,
  km: number,
): { place: DemandPlace; fine: { from: number; to: number }[] } {
  if (!point) return { place: { kind: 'figures', ranges: [] }, fine: [] };
  const kmPerDegree = 111.2 * Math.cos((point.latitude * Math.PI) / 180);
  const zoom =
    km >= FIGURES_FROM_KM
      ? FIGURE_ZOOM
      : Math.min(16, Math.ceil(Math.log2((360 * kmPerDegree * CELLS_PER_KM_RANGE) / km)));
  const cells = cellsNear(point, km, zoom);
  const fine = toCellRanges(cells, zoom, CELL_ZOOM);
  return zoom <= FIGURE_ZOOM
    ? { place: { kind: 'figures', ranges: toCellRanges(cells, zoom, FIGURE_ZOOM) }, fine }
    : { place: { kind: 'intentions', ranges: fine }, fine };
}

async function nameAreas(
  { app }: Context,
  { clientId, locale }: DetailsScope,
  ids: readonly (string | null)[],
): Promise<Marker['areas']> {
  const areas = await Promise.all(
    ids.map((id) => (id ? areaById({ app }, clientId, id) : undefined)),
  );
  return areas.flatMap((area) =>
    area ? [{ id: area.id, level: area.level, name: area.names[locale] || area.names.local }] : [],
  );
}
