import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { trimCharacter } from '#platform/contract/text/trim-character.ts';

/** The page of a location on a locator's site; closed locations have one that says so [LOC-06]. */
export interface StorePage {
  id: string;
  /** Part of the id: the address of a page stays found when name, town or area change. */
  key: string;
  name: string;
  activity: string;
  postalCode: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  isClosed: boolean;
  /** Of a closed one: the location that took its place, itself open. */
  movedToId: string | null;
  changedAt: Date;
}

export const STORE_PAGE_KEY_LENGTH = 10;
const SLUG_MAX_LENGTH = 80;

/** `coutellerie-du-mazel-3f9a1c2e4b`: the last part of a page's address. */
export function storeSlug({ name, id }: { name: string; id: string }): string {
  return [nameSlug(name), id.slice(-STORE_PAGE_KEY_LENGTH)].filter(Boolean).join('-');
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

export const storePageByKey = definePort<{ clientId: string; key: string }, StorePage | null>(
  'directory.store-page-by-key',
);

/** Pages of open locations in the order of their ids, after the one that is given: for a sitemap. */
export const storePagesAfter = definePort<
  {
    clientId: string;
    after: string | null;
    limit: number;
    countries?: readonly string[];
    typeIds?: readonly string[];
  },
  StorePage[]
>('directory.store-pages-after');

/** A product of the catalogue by its sku, to search for the stores that sell it. */
export const productToFind = definePort<
  { clientId: string; sku: string },
  { id: string; names: Partial<Record<Locale, string>> } | null
>('directory.product-to-find');
