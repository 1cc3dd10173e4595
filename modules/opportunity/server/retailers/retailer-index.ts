import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import type { App } from '#platform/server/app.ts';
import type { AreaLevel } from '../areas/read-areas-file.ts';

export interface RetailerChoice {
  affiliations?: readonly string[] | undefined;
  /** Activities, or sub-activities as `activity/sub-activity`. */
  activities?: readonly string[] | undefined;
  types?: readonly string[] | undefined;
  /** Of who is bound to locations: the retailers that they see; all unless given. */
  visible?: ReadonlySet<string> | undefined;
}

export interface RetailerCounts {
  retailers: number;
  brandRetailers: number;
}

/** All retailers of a client in memory: counts by area, clusters of a view, neighbours of a point. */
export interface RetailerIndex {
  /** How many there are at all, positions or not. */
  readonly size: number;
  /** By area of a level; '' lies in none. */
  countByArea(level: AreaLevel, choice: RetailerChoice): ReadonlyMap<string, RetailerCounts>;
  /** Ids within a view or cell. */
  within(bounds: Bounds, choice: RetailerChoice): string[];
  /** The nearest within some kilometres, the nearest first. */
  near(
    point: { longitude: number; latitude: number },
    choice: RetailerChoice & { km: number; limit: number; sells?: boolean },
  ): { id: string; name: string; city: string; km: number; sells: boolean }[];
  /** The area of a level of each location, for sales that are stored by location. */
  areaOf(level: AreaLevel, id: string): string | null;
}

/** The index of a client, built where it is not there yet while other calls go on. */
export async function retailerIndex(_app: App, _clientId: string): Promise<RetailerIndex> {
  return {
    size: 0,
    countByArea: () => new Map(),
    within: () => [],
    near: () => [],
    areaOf: () => null,
  };
}
