import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import type {
  SearchFilter,
  WhichTouchpoints,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';
import type { App } from '#platform/server/app.ts';
import type { Config } from '#platform/server/config.ts';
import type { Db } from '#platform/server/database/database.ts';
import { shortUrlBase, suiteShortUrlBase } from '../short-url.ts';
import { readClientBrand } from './read-client-brand.ts';

/** Replaces a short URL in a filter by its suffix, under which touchpoints are stored [TP-01]. */
export async function normalizeFilter(
  context: { db: Db; app: App },
  clientId: string,
  filter: SearchFilter,
): Promise<SearchFilter> {
  if (!filter.q?.includes('/')) return filter;
  const brand = await readClientBrand(context, clientId);
  return { ...filter, q: searchedSuffix(filter.q, brand, context.app.config) };
}

export async function understoodWhich(
  context: { db: Db; app: App },
  clientId: string,
  which: WhichTouchpoints,
): Promise<WhichTouchpoints> {
  if ('ids' in which) return which;
  return { ...which, filter: await normalizeFilter(context, clientId, which.filter) };
}

/** A short URL as it is shown, printed or copied is searched by its suffix; the base alone is what all of them have. */
export function searchedSuffix(
  words: string,
  brand: Pick<Brand, 'brandId' | 'shortUrlBase'>,
  house: Pick<Config, 'publicUrl'>,
): string {
  const typed = withoutScheme(words.trim());
  const housed = suiteShortUrlBase(brand, house);
  const base = [withoutScheme(shortUrlBase(brand, house)), withoutScheme(housed), pathOf(housed)]
    .map((one) => one.toLowerCase())
    .find((one) => typed.toLowerCase().startsWith(one));
  if (base === undefined) return words;
  const [path = ''] = typed.slice(base.length).split(/[?#]/, 1);
  return trimEndCharacter(path, '/');
}

function withoutScheme(address: string): string {
  return address.replace(/^https?:\/\//i, '');
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
