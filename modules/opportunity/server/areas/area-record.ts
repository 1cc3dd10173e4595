import type { Area } from './read-areas-file.ts';

/** The ids of the areas of level 1 to 4 that a point lies in; null where it lies in none. */
export type AreaIds = readonly [string | null, string | null, string | null, string | null];

/** An area without its outline. */
export interface AreaRecord
  extends Pick<Area, 'id' | 'level' | 'country' | 'code' | 'parent' | 'population' | 'names'> {
  /** The label's place, inside of the area. */
  longitude: number;
  latitude: number;
  /** West, south, east, north. */
  box: readonly [number, number, number, number];
}

/** Degrees of longitude that no country is wide without parts overseas, but for the largest. */
const WIDEST = 60;
const AROUND = 14;

/** Where most of an area lies: a part overseas does not make a map of the world. */
export function mainBounds({
  box: [west, south, east, north],
  longitude,
  latitude,
}: AreaRecord): [number, number, number, number] {
  if (east - west < WIDEST) return [west, south, east, north];
  return [
    Math.max(west, longitude - AROUND),
    Math.max(south, latitude - AROUND),
    Math.min(east, longitude + AROUND),
    Math.min(north, latitude + AROUND),
  ];
}
