import type { Feature, Polygon } from 'geojson';
import type { LngLat, MapRing } from '../map-data.ts';

const EARTH_KM = 6371.0088;
const CORNERS = 96;

/** A true circle on the globe, not on the picture of it. */
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

/** The point that lies the given distance away in the given direction, clockwise from north. */
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
