/** Cells of the web map in Morton order: cells within a larger cell are one range of numbers. */
export const CELL_ZOOM = 20;
/** Zoom level of `cell_figures`. */
export const FIGURE_ZOOM = 10;
/** Northern and southern limit of the square web map. */
const LATITUDE_MAX = 85.051_128_78;

/** Column and row of the cell at a zoom that contains a point; row 0 is in the north. */
export function tileAt(
  longitude: number,
  latitude: number,
  zoom: number,
): { x: number; y: number } {
  const side = 2 ** zoom;
  const clamped = Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude));
  const radians = (clamped * Math.PI) / 180;
  const index = (share: number) => Math.max(0, Math.min(side - 1, Math.floor(share * side)));
  return {
    x: index((longitude + 180) / 360),
    y: index((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2),
  };
}

/** Cell of a point at zoom 20, or at another zoom. At most 2⁴⁰. */
export function cellAt(longitude: number, latitude: number, zoom = CELL_ZOOM): number {
  const { x, y } = tileAt(longitude, latitude, zoom);
  return interleave(x, y, zoom);
}

/** Range of cells at zoom 20, or at another deeper zoom, within a cell; both ends inclusive. */
export function cellRange(
  zoom: number,
  x: number,
  y: number,
  finer = CELL_ZOOM,
): { from: number; to: number } {
  const size = 4 ** (finer - zoom);
  const from = interleave(x, y, zoom) * size;
  return { from, to: from + size - 1 };
}

/** Interleaves the bits of x and y. By multiplication, because the result exceeds 32 bits. */
function interleave(x: number, y: number, zoom: number): number {
  let cell = 0;
  for (let bit = zoom - 1; bit >= 0; bit -= 1)
    cell = cell * 4 + ((y >>> bit) & 1) * 2 + ((x >>> bit) & 1);
  return cell;
}
