import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';

/**
 * Countries are named in addresses: a code like `fr` is a language there. English names are the same whichever languages a
 * locator has.
 */
const names = new Intl.DisplayNames('en', { type: 'region' });
const slugs = new Map(COUNTRY_CODES.map((code) => [code.toLowerCase(), slugOf(code)]));
const codes = new Map([...slugs].map(([code, slug]) => [slug, code]));

/** The path of an address: `france`, `occitanie`, for the directory's `fr`, `occitanie`. */
export function addressPath([country = '', ...below]: readonly string[]): string[] {
  return country ? [slugs.get(country) ?? country, ...below] : [];
}

/** The directory's path; null where no country is called so. */
export function directoryPath([country, ...below]: readonly string[]): string[] | null {
  if (country === undefined) return [];
  const code = codes.get(country);
  return code === undefined ? null : [code, ...below];
}

function slugOf(code: string): string {
  return (names.of(code) ?? code)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
