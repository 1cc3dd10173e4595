import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';

/** Countries, regions, counties and towns with open locations, for a page each [LOC-06]. docs/decisions/locators.md. */
export type AreaLevel = 1 | 2 | 3 | 4;

export interface StoreArea {
  level: AreaLevel;
  /** Slugs from the country down; the same in every language. */
  path: readonly string[];
  /** In the requested language, if the list of places has it. */
  name: string;
  country: string;
  locations: number;
  /** When a location in it was changed last, in UTC. */
  changedAt: string;
}

interface AreaFilter {
  clientId: string;
  language: Locale;
  countries?: readonly string[];
  typeIds?: readonly string[];
  /** The lowest level that has pages. */
  lowest: AreaLevel;
}

export interface StoreAreaPage {
  /** Null at the top, above all countries. */
  area: StoreArea | null;
  /** From the country down to the parent. */
  ancestors: StoreArea[];
  children: StoreArea[];
  /** Others of the same parent, the largest first. */
  neighbours: StoreArea[];
  /** Ids of its locations by town and name. */
  locationIds: string[];
}

/** One area by its path, the top with an empty one; null where there is none. */
export const storeArea = definePort<
  AreaFilter & {
    path: readonly string[];
    limit: number;
    offset?: number;
    /** Without children and neighbours. */
    alone?: boolean;
  },
  StoreAreaPage | null
>('directory.store-area');

/** All areas, parents before their children, for a sitemap. */
export const storeAreas = definePort<AreaFilter, StoreArea[]>('directory.store-areas');

/** The path of the lowest area that each of these locations lies in; closed ones are left out. */
export const findAreaPaths = definePort<
  AreaFilter & { ids: readonly string[] },
  ReadonlyMap<string, readonly string[]>
>('directory.area-paths-of');
