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
