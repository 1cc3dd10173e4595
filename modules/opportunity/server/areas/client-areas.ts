import type { App } from '#platform/server/app.ts';
import type { Area, AreaLevel } from './read-areas-file.ts';

/** The ids of the areas of level 1 to 4 that a point lies in; null where it lies in none. */
export type AreaIds = readonly [string | null, string | null, string | null, string | null];

export interface AreaRecord
  extends Pick<Area, 'id' | 'level' | 'country' | 'code' | 'parent' | 'population'> {
  names: Area['names'];
  /** The label's place, inside of the area. */
  longitude: number;
  latitude: number;
  /** West, south, east, north. */
  box: readonly [number, number, number, number];
}

/** The areas of points as this client sees them: its own layers take the place of embedded levels. */
export async function areaIdsAt(
  _app: App,
  _clientId: string,
  points: readonly { longitude: number | null; latitude: number | null; country?: string }[],
): Promise<AreaIds[]> {
  return points.map(() => [null, null, null, null]);
}

/** The areas of a level in some countries, by id; of all countries where none is given. */
export async function areasOfLevel(
  _app: App,
  _clientId: string,
  _choice: { level: AreaLevel; countries?: readonly string[] },
): Promise<ReadonlyMap<string, AreaRecord>> {
  return new Map();
}

export async function areaById(
  _app: App,
  _clientId: string,
  _id: string,
): Promise<AreaRecord | undefined> {
  return undefined;
}
