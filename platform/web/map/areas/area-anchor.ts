import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { LngLat } from '../map-data.ts';

/** The centre of an area's largest polygon: the position of its marker and of the keyboard focus. */
export function areaAnchor(geometry: Polygon | MultiPolygon): LngLat {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const pieces = polygons.map(([outer = []]) => middle(outer));
  const [first, ...rest] = pieces;
  if (!first) return [0, 0];
  return rest.reduce((largest, piece) => (piece.area > largest.area ? piece : largest), first).at;
}

function middle(ring: readonly Position[]): { at: LngLat; area: number } {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x1 * y2 - x2 * y1;
    area += cross / 2;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
  });
  if (area === 0) return { at: [ring[0]?.[0] ?? 0, ring[0]?.[1] ?? 0], area: 0 };
  return { at: [x / (6 * area), y / (6 * area)], area: Math.abs(area) };
}
