import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';

const EARTH_KM = 6371;

/** A rectangle of the map; coordinates are 0 to 1 from the north-west. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Splits a view that crosses the date line into two. */
export function splitAtDateLine([west, , east]: Bounds): (readonly [number, number])[] {
  return west <= east
    ? [[west, east]]
    : [
        [west, 180],
        [-180, east],
      ];
}

/** Map position from 0 in the west to 1. */
export function mercatorX(longitude: number): number {
  return Math.min(Math.max((longitude + 180) / 360, 0), 1 - 1e-12);
}

/** Map position from 0 in the north to 1; the poles are at the edge. */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return Math.min(Math.max(y, 0), 1 - 1e-12);
}

export function toMercatorBox([west, south, east, north]: Bounds): Box {
  return {
    left: mercatorX(west),
    right: mercatorX(east),
    top: mercatorY(north),
    bottom: mercatorY(south),
  };
}

/** Bounds that contain every point within some kilometres; two if they cross the date line. */
export function surroundings(
  { longitude, latitude }: { longitude: number; latitude: number },
  km: number,
): Bounds[] {
  const up = (km / EARTH_KM) * (180 / Math.PI) * 1.001;
  const [south, north] = [Math.max(-90, latitude - up), Math.min(90, latitude + up)];
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  const side = up / Math.max(narrowest, 1e-6);
  if (side >= 180) return [[-180, south, 180, north]];
  const [west, east] = [longitude - side, longitude + side];
  if (west < -180)
    return [
      [west + 360, south, 180, north],
      [-180, south, east, north],
    ];
  if (east > 180)
    return [
      [west, south, 180, north],
      [-180, south, east - 360, north],
    ];
  return [[west, south, east, north]];
}

export function kilometres(
  from: { longitude: number; latitude: number },
  longitude: number,
  latitude: number,
): number {
  const radians = Math.PI / 180;
  const up = Math.sin(((latitude - from.latitude) * radians) / 2);
  const side = Math.sin(((longitude - from.longitude) * radians) / 2);
  const square =
    up * up + Math.cos(latitude * radians) * Math.cos(from.latitude * radians) * side * side;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}
