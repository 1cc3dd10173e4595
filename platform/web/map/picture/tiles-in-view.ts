import { type Camera, type Size, toWorld, WORLD } from '../mercator.ts';

export type TileInView = { z: number; x: number; y: number };
export type TileBox = { left: number; top: number; width: number; height: number };

/** The tiles that a map of this size shows, chosen as MapLibre does: of the zoom level rounded down. */
export function tilesInView(
  { centre, zoom }: Camera,
  { width, height }: Size,
  deepest: number,
): TileInView[] {
  const z = Math.max(0, Math.min(deepest, Math.floor(zoom)));
  const middle = toWorld(centre);
  const side = WORLD / 2 ** z;
  const last = 2 ** z - 1;
  const span = (at: number, length: number) => {
    const half = length / 2 / 2 ** zoom;
    const first = Math.max(0, Math.floor((at - half) / side));
    // One that begins where the map ends is not seen.
    const end = Math.min(last, Math.ceil((at + half) / side) - 1);
    return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
  };
  const rows = span(middle.y, height);
  return span(middle.x, width).flatMap((x) => rows.map((y) => ({ z, x, y })));
}

/** Where a tile lies on the screen, in whole pixels of it: a gap of a part of one would be seen as a line. */
export function computeTileBox(
  { z, x, y }: TileInView,
  { centre, zoom }: Camera,
  { width, height }: Size,
  perPixel: number,
): TileBox {
  const middle = toWorld(centre);
  const side = WORLD / 2 ** z;
  const whole = (at: number) => Math.round(at * perPixel) / perPixel;
  const across = (column: number) => whole(width / 2 + (column * side - middle.x) * 2 ** zoom);
  const down = (row: number) => whole(height / 2 + (row * side - middle.y) * 2 ** zoom);
  const [left, top] = [across(x), down(y)];
  return { left, top, width: across(x + 1) - left, height: down(y + 1) - top };
}
