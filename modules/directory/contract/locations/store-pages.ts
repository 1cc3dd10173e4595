import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { trimCharacter } from '#platform/contract/text/text.ts';

/** The URL of a location's page ends with part of its id, so that it is found after name, town or area changed [LOC-06]. */
const KEY_LENGTH = 10;
const SLUG_MAX_LENGTH = 80;

/** `coutellerie-du-mazel-3f9a1c2e4b`: last part of a page's URL. */
export function storeSlug({ name, id }: { name: string; id: string }): string {
  return [nameSlug(name), pageKeyFromId(id)].filter(Boolean).join('-');
}

export function pageKeyFromId(id: string): string {
  return id.slice(-KEY_LENGTH);
}

/** Undefined if the text is no such URL part. */
export function storePageKey(slug: string): string | undefined {
  return /(?:^|-)([0-9a-f]{10})$/.exec(slug)?.[1];
}

function nameSlug(name: string): string {
  const joined = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return trimCharacter(trimCharacter(joined, '-').slice(0, SLUG_MAX_LENGTH), '-');
}

/** Location id of a page, including closed locations. */
export const storePageByKey = definePort<{ clientId: string; key: string }, string | null>(
  'directory.store-page-by-key',
);

/** A product by SKU, to search for stores that sell it. */
export const productToFind = definePort<
  { clientId: string; sku: string },
  { id: string; names: Partial<Record<Locale, string>> } | null
>('directory.product-to-find');

/** Countries, regions, counties and towns with open locations, for a page each [LOC-06]. docs/decisions/locators.md. */
export type AreaLevel = 1 | 2 | 3 | 4;

export interface StoreArea {
  level: AreaLevel;
  /** Slugs from the country downwards; the same in every language. */
  path: readonly string[];
  /** In the requested language, if the list of places has it. */
  name: string;
  country: string;
  locations: number;
  /** Time of the last change of one of its locations, in UTC. */
  changedAt: string;
}

interface AreaFilter {
  clientId: string;
  language: Locale;
  countries?: readonly string[];
  typeIds?: readonly string[];
  /** Lowest level with pages. */
  lowest: AreaLevel;
}

export interface StoreAreaPage {
  /** Null for the top level, above all countries. */
  area: StoreArea | null;
  /** From the country to the parent. */
  ancestors: StoreArea[];
  children: StoreArea[];
  /** Other areas of the same parent, largest first. */
  neighbours: StoreArea[];
  /** Ids of its locations by town and name. */
  locationIds: string[];
}

/** One area by its path, or the top for an empty path; null if it does not exist. */
export const storeArea = definePort<
  AreaFilter & {
    path: readonly string[];
    limit: number;
    offset?: number;
    /** Omits children and neighbours. */
    alone?: boolean;
  },
  StoreAreaPage | null
>('directory.store-area');

/** All areas for a sitemap, parents before their children. */
export const storeAreas = definePort<AreaFilter, StoreArea[]>('directory.store-areas');

/** Path of the lowest area of each location; closed locations are omitted. */
export const findAreaPaths = definePort<
  AreaFilter & { ids: readonly string[] },
  ReadonlyMap<string, readonly string[]>
>('directory.area-paths-of');
