import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { trimCharacter } from '#platform/contract/text/text.ts';

/**
 * The address of a location's page ends with part of its id, so that it stays found when name, town or area change
 * [LOC-06].
 */
const KEY_LENGTH = 10;
const SLUG_MAX_LENGTH = 80;

/** `coutellerie-du-mazel-3f9a1c2e4b`: the last part of a page's address. */
export function storeSlug({ name, id }: { name: string; id: string }): string {
  return [nameSlug(name), pageKeyFromId(id)].filter(Boolean).join('-');
}

export function pageKeyFromId(id: string): string {
  return id.slice(-KEY_LENGTH);
}

/** Undefined where a text is no such part of an address. */
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

/** The id of the location that a page is about, closed ones too. */
export const storePageByKey = definePort<{ clientId: string; key: string }, string | null>(
  'directory.store-page-by-key',
);

/** A product of the catalogue by its sku, to search for the stores that sell it. */
export const productToFind = definePort<
  { clientId: string; sku: string },
  { id: string; names: Partial<Record<Locale, string>> } | null
>('directory.product-to-find');

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
