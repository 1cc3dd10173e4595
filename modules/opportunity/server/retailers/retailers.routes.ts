import { MARKERS_PER_VIEW_MAX } from '#modules/opportunity/contract/limits.ts';
import { getClustersCall, getMapChoicesCall } from '#modules/opportunity/contract/map-calls.ts';
import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import type { CallResult } from '#platform/contract/call.ts';
import type { Route } from '#platform/server/http/route.ts';
import { route } from '../route.ts';
import type { IndexedRetailers } from './indexed-retailers.ts';
import { readMapChoices } from './map-choices.ts';
import { mercatorX, mercatorY, splitAtDateLine } from './map-geometry.ts';
import type { RetailerChoice } from './retailer-choice.ts';
import { retailerIndex } from './retailer-index.ts';
import { visibleRetailers } from './visible-retailers.ts';

/** Cells are a quarter of a tile wide. */
const CELLS_PER_TILE_ZOOM = 2;
const CELL_ZOOM_MAX = 24;
/** From this zoom on every retailer has its own marker, if the view has few enough. */
const MARKERS_FROM_ZOOM = 15;

export const retailerRoutes: readonly Route[] = [
  route(
    getClustersCall,
    async ({ db, app, params: { clientId }, query, principal, membership }) => {
      const { bounds, zoom, affiliations, activities, types } = query;
      const user = { id: principal.userId, role: membership.role };
      const visible = await visibleRetailers({ db, app }, clientId, user);
      const index = await retailerIndex({ app }, clientId);
      const choice = { affiliations, activities, types, visible };
      return findViewClusters(index, { bounds, zoom, choice });
    },
  ),

  route(getMapChoicesCall, async ({ db, app, params, principal, membership, request }) => {
    const user = { id: principal.userId, role: membership.role };
    const visible = await visibleRetailers({ db, app }, params.clientId, user);
    return readMapChoices({ db, app }, params.clientId, { visible, reader: request.locale });
  }),
];

type View = CallResult<typeof getClustersCall>;

interface Cells {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/**
 * Retailers of a view by map cell. Edge cells are counted completely, so that a cluster has the same number and position
 * wherever the view is.
 */
export function findViewClusters(
  index: IndexedRetailers,
  { bounds, zoom, choice }: { bounds: Bounds; zoom: number; choice: RetailerChoice },
): View {
  const { cellZoom, parts } = cellsOfView(bounds, zoom);
  const side = 2 ** cellZoom;
  const isIn = index.inBounds(bounds);
  const view: View = {
    clusters: [],
    markers: [],
    inView: 0,
    withoutPosition: index.withoutPosition(choice),
  };
  const rowsOfParts = parts.map((cells) =>
    index.rowsIn(
      {
        left: cells.left / side,
        top: cells.top / side,
        right: (cells.left + cells.columns) / side,
        bottom: (cells.top + cells.rows) / side,
      },
      choice,
    ),
  );
  let all = 0;
  for (const rows of rowsOfParts) {
    all += rows.length;
    for (let at = 0; at < rows.length; at += 1) if (isIn(rows[at] ?? 0)) view.inView += 1;
  }
  if (zoom >= MARKERS_FROM_ZOOM && all <= MARKERS_PER_VIEW_MAX)
    for (const rows of rowsOfParts) for (const row of rows) addMarker(view, index, row);
  else
    for (const [at, cells] of parts.entries())
      addCells(view, index, { cells, cellZoom, rows: rowsOfParts[at] ?? new Int32Array() });
  return view;
}

/** Cells that a view touches, limited regardless of the requested zoom. */
function cellsOfView(bounds: Bounds, zoom: number): { cellZoom: number; parts: Cells[] } {
  const [top, bottom] = [mercatorY(bounds[3]), mercatorY(bounds[1])];
  for (let cellZoom = Math.min(Math.floor(zoom) + CELLS_PER_TILE_ZOOM, CELL_ZOOM_MAX); ; ) {
    const side = 2 ** cellZoom;
    const first = Math.floor(top * side);
    const parts = splitAtDateLine(bounds).map(([west, east]) => {
      const left = Math.floor(mercatorX(west) * side);
      return {
        left,
        top: first,
        columns: Math.floor(mercatorX(east) * side) - left + 1,
        rows: Math.max(0, Math.floor(bottom * side) - first + 1),
      };
    });
    const [west, east] = parts;
    // A view around the whole map may begin and end in the same cell.
    if (west && east && east.columns > west.left) east.columns = west.left;
    const cells = parts.reduce((sum, { columns, rows }) => sum + columns * rows, 0);
    if (cells <= MARKERS_PER_VIEW_MAX || cellZoom === 0) return { cellZoom, parts };
    cellZoom -= 1;
  }
}

function addCells(
  view: View,
  index: IndexedRetailers,
  { cells, cellZoom, rows }: { cells: Cells; cellZoom: number; rows: Int32Array },
): void {
  const side = 2 ** cellZoom;
  const { x, y, longitude, latitude } = index.columns;
  const size = cells.columns * cells.rows;
  const [counts, selling, middle] = [
    new Int32Array(size),
    new Int32Array(size),
    new Int32Array(size),
  ];
  const [east, north] = [new Float64Array(size), new Float64Array(size)];
  const cellOf = (row: number) => {
    const column = Math.floor((x[row] ?? 0) * side) - cells.left;
    return (Math.floor((y[row] ?? 0) * side) - cells.top) * cells.columns + column;
  };
  for (const row of rows) {
    const cell = cellOf(row);
    counts[cell] = (counts[cell] ?? 0) + 1;
    if (index.isSelling(row)) selling[cell] = (selling[cell] ?? 0) + 1;
    east[cell] = (east[cell] ?? 0) + (longitude[row] ?? 0);
    north[cell] = (north[cell] ?? 0) + (latitude[row] ?? 0);
  }
  // The retailer nearest to the mean position, which itself may be in the sea.
  const least = new Float64Array(size).fill(Number.POSITIVE_INFINITY);
  for (const row of rows) {
    const cell = cellOf(row);
    const count = counts[cell] ?? 1;
    const toEast = (longitude[row] ?? 0) - (east[cell] ?? 0) / count;
    const toNorth = (latitude[row] ?? 0) - (north[cell] ?? 0) / count;
    const far = toEast * toEast + toNorth * toNorth;
    if (far >= (least[cell] ?? 0)) continue;
    least[cell] = far;
    middle[cell] = row;
  }
  for (const [cell, retailers] of counts.entries()) {
    const row = middle[cell] ?? 0;
    if (retailers === 1) addMarker(view, index, row);
    if (retailers < 2) continue;
    view.clusters.push({
      id: `${cellZoom}/${cells.left + (cell % cells.columns)}/${cells.top + Math.floor(cell / cells.columns)}`,
      longitude: longitude[row] ?? 0,
      latitude: latitude[row] ?? 0,
      retailers,
      brandRetailers: selling[cell] ?? 0,
    });
  }
}

function addMarker(view: View, index: IndexedRetailers, row: number): void {
  const labels = index.labels[row];
  if (!labels) return;
  view.markers.push({
    ...labels,
    longitude: index.columns.longitude[row] ?? 0,
    latitude: index.columns.latitude[row] ?? 0,
    sells: index.isSelling(row),
  });
}
