import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { trimEndCharacter } from '#platform/contract/text/trim-character.ts';
import type { Config } from '#platform/server/config.ts';
import { shortUrlBase, suiteShortUrlBase } from '../short-url.ts';

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
