import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { trimCharacter } from '#platform/contract/text/trim-character.ts';

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
