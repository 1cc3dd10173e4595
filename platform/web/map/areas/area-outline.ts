import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import type { LngLat, MapRing } from '../map-data.ts';

const EARTH_KM = 6371.0088;
const CORNERS = 96;

/** A circle on the globe, which is not a circle on the map. */
export function ringOutline({ id, at, kilometres }: MapRing): Feature<Polygon> {
  const corners = Array.from({ length: CORNERS + 1 }, (_, corner) => [
    ...pointAt(at, kilometres, (2 * Math.PI * corner) / CORNERS),
  ]);
  return {
    type: 'Feature',
    properties: { id },
    geometry: { type: 'Polygon', coordinates: [corners] },
  };
}

/** The point at a distance and bearing (clockwise from north). */
export function pointAt(
  [longitude, latitude]: LngLat,
  kilometres: number,
  bearing: number,
): LngLat {
  const distance = kilometres / EARTH_KM;
  const from = (latitude * Math.PI) / 180;
  const to = Math.asin(
    Math.sin(from) * Math.cos(distance) + Math.cos(from) * Math.sin(distance) * Math.cos(bearing),
  );
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(distance) * Math.cos(from),
    Math.cos(distance) - Math.sin(from) * Math.sin(to),
  );
  return [longitude + (turn * 180) / Math.PI, (to * 180) / Math.PI];
}

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
