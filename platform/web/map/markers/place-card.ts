import type { Point, Size } from '../mercator.ts';

const OFF = 18;
const EDGE = 16;
/** Width of the panel with the zoom buttons. */
const RIGHT_EDGE = 66;

/**
 * The corner of a marker at which its card fits into the map and hides the fewest other markers; undefined if the marker is
 * not visible.
 */
export function placeCard(
  marker: Point,
  card: Size,
  map: Size,
  others: readonly Point[],
): Point | null {
  if (marker.x < 0 || marker.y < 0 || marker.x > map.width || marker.y > map.height) return null;
  const corners = [
    { x: marker.x + OFF, y: marker.y + OFF },
    { x: marker.x + OFF, y: marker.y - OFF - card.height },
    { x: marker.x - OFF - card.width, y: marker.y + OFF },
    { x: marker.x - OFF - card.width, y: marker.y - OFF - card.height },
  ].map((corner) => inside(corner, card, map));
  const hidden = (corner: Point) =>
    others.filter((other) => covers(corner, card, other)).length +
    (covers(corner, card, marker) ? others.length + 1 : 0);
  return corners.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best));
}

function inside({ x, y }: Point, card: Size, map: Size): Point {
  return {
    x: Math.max(EDGE, Math.min(x, map.width - RIGHT_EDGE - card.width)),
    y: Math.max(EDGE, Math.min(y, map.height - EDGE - card.height)),
  };
}

function covers({ x, y }: Point, { width, height }: Size, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}
