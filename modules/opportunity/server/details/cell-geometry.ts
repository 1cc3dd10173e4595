import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import { cellRange, FIGURE_ZOOM, tileAt } from '../demand/map-cell.ts';
import { kilometres } from '../retailers/map-geometry.ts';

/** Cell numbers in Morton order; both ends inclusive. */
export interface CellRange {
  from: number;
  to: number;
}

const DEGREE_KM = 111.2;
/** Maximum cells of a circle, because cells near a pole are narrow. */
const CELLS_MAX = 10_000;

/** Bounds of a cell of the web map. */
export function cellBounds(zoom: number, x: number, y: number): Bounds {
  const side = 2 ** zoom;
  const longitude = (column: number) => (column / side) * 360 - 180;
  const latitude = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / side))) * 180) / Math.PI;
  return [longitude(x), latitude(y + 1), longitude(x + 1), latitude(y)];
}

/** The cells of a zoom level whose centre is within the given distance of a point, and the point's own cell. */
export function cellsNear(
  point: { longitude: number; latitude: number },
  km: number,
  zoom: number,
): { x: number; y: number }[] {
  const north = Math.min(85, point.latitude + km / DEGREE_KM);
  const south = Math.max(-85, point.latitude - km / DEGREE_KM);
  const widest = Math.cos((Math.max(Math.abs(north), Math.abs(south)) * Math.PI) / 180);
  const degrees = Math.min(180, km / (DEGREE_KM * widest));
  const side = 2 ** zoom;
  const own = tileAt(point.longitude, point.latitude, zoom);
  const top = tileAt(point.longitude, north, zoom).y;
  const bottom = tileAt(point.longitude, south, zoom).y;
  const reach = Math.min(Math.floor(side / 2), Math.ceil((degrees / 360) * side));
  const cells = [own];
  for (let y = top; y <= bottom; y += 1)
    for (let column = own.x - reach; column <= own.x + reach; column += 1) {
      // Columns wrap around at the date line.
      const x = (column + side) % side;
      const [west, low, east, high] = cellBounds(zoom, x, y);
      if (
        (x !== own.x || y !== own.y) &&
        kilometres(point, (west + east) / 2, (low + high) / 2) <= km
      )
        cells.push({ x, y });
      if (cells.length >= CELLS_MAX) return cells;
    }
  return cells;
}

/** Number ranges of a deeper zoom; adjacent ranges are merged. */
export function toCellRanges(
  cells: readonly { x: number; y: number }[],
  zoom: number,
  finer: number,
): CellRange[] {
  const ranges = cells
    .map(({ x, y }) => cellRange(zoom, x, y, finer))
    .sort((a, b) => a.from - b.from);
  const merged: CellRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last && last.to + 1 >= range.from) last.to = Math.max(last.to, range.to);
    else merged.push({ ...range });
  }
  return merged;
}

/** Ranges of figure cells that cover a box, including some outside of it. */
export function rangesCovering([west, south, east, north]: Bounds): CellRange[] {
  const tiles = (zoom: number) => {
    const from = tileAt(west, north, zoom);
    const to = tileAt(east, south, zoom);
    return { from, to, count: (to.x - from.x + 1) * (to.y - from.y + 1) };
  };
  let zoom = FIGURE_ZOOM;
  while (zoom > 0 && tiles(zoom).count > 64) zoom -= 1;
  const { from, to } = tiles(zoom);
  if (to.x < from.x) return [{ from: 0, to: 4 ** FIGURE_ZOOM - 1 }];
  const cells: { x: number; y: number }[] = [];
  for (let y = from.y; y <= to.y; y += 1)
    for (let x = from.x; x <= to.x; x += 1) cells.push({ x, y });
  return toCellRanges(cells, zoom, FIGURE_ZOOM);
}

/** Column and row of a cell by its number. */
export function cellPlace(cell: number): { x: number; y: number } {
  let [x, y, rest] = [0, 0, cell];
  for (let bit = 1; rest > 0; bit *= 2) {
    const pair = rest % 4;
    x += (pair % 2) * bit;
    y += (pair >> 1) * bit;
    rest = Math.floor(rest / 4);
  }
  return { x, y };
}
