import { type LengthUnit, unitKm } from '../site-text.ts';

export interface SearchedPlace {
  latitude: number;
  longitude: number;
}

/** Two rings of a distance around the searched place; the larger one is around every store on the map. */
export interface MapRings {
  at: [longitude: number, latitude: number];
  of: { km: number; label: string }[];
}

/** Radius of the larger ring in the visitor's unit; half of it is a round number too. */
const ROUND = [1, 2, 4, 6, 10, 20, 30, 40, 60, 100, 200, 400, 1_000];

/** Shares of the larger ring to which its centre is rounded: visitors near each other share an image, and none shows a position. */
const CENTRE_STEPS = 40;

/** None if the stores are farther away than the largest ring. */
export function ringsAround(
  { latitude, longitude }: SearchedPlace,
  farthestKm: number,
  { unit, label }: { unit: LengthUnit; label: (km: number) => string },
): MapRings | null {
  const km = unitKm(unit);
  const outer = ROUND.find((radius) => radius * km >= farthestKm);
  if (outer === undefined) return null;
  const step = (outer * km) / CENTRE_STEPS / DEGREE_KM;
  return {
    at: [roundTo(longitude, step), roundTo(latitude, step)],
    of: [outer / 2, outer].map((radius) => ({ km: radius * km, label: label(radius * km) })),
  };
}

function roundTo(value: number, step: number): number {
  return Math.round(Math.round(value / step) * step * 1_000) / 1_000;
}

const DEGREE_KM = 111.2;

/** Bounds of a circle; a part of a ring is enough to recognize its size. */
export function boundsAround(
  [longitude, latitude]: [number, number],
  km: number,
): [west: number, south: number, east: number, north: number] {
  const high = km / DEGREE_KM;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return [longitude - wide, latitude - high, longitude + wide, latitude + high];
}
