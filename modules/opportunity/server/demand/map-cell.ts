/** Cells of the web map in Morton order: the cells inside a larger cell are one range of numbers. */
export const CELL_ZOOM = 20;
/** The zoom of `cell_figures`. */
export const FIGURE_ZOOM = 10;
/** The web map is a square: it ends here. */
const LATITUDE_MAX = 85.051_128_78;

/** Column and row of the cell of a zoom that holds a point; row 0 is in the north. */
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

/** The cell of zoom 20 that holds a point, or that of another zoom. At most 2⁴⁰. */
export function cellAt(longitude: number, latitude: number, zoom = CELL_ZOOM): number {
  const { x, y } = tileAt(longitude, latitude, zoom);
  return interleave(x, y, zoom);
}

/** The cells of zoom 20, or of another finer zoom, inside a cell; both ends are included. */
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

/** Bits of x and y in turn. By multiplication: the result has more than 32 bits. */
function interleave(x: number, y: number, zoom: number): number {
  let cell = 0;
  for (let bit = zoom - 1; bit >= 0; bit -= 1)
    cell = cell * 4 + ((y >>> bit) & 1) * 2 + ((x >>> bit) & 1);
  return cell;
}
