import { COUNTRY_CODES } from '#platform/contract/text/country.ts';

// URLs contain English country names, because a code like `fr` would be read as a language.
const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const slugByCountryCode = new Map(
  COUNTRY_CODES.map((code) => [code.toLowerCase(), countrySlug(code)]),
);
const countryCodeBySlug = new Map([...slugByCountryCode].map(([code, slug]) => [slug, code]));

/** Converts the directory's path `fr`, `occitanie` to the URL path `france`, `occitanie`. */
export function toUrlPath([country = '', ...below]: readonly string[]): string[] {
  return country ? [slugByCountryCode.get(country) ?? country, ...below] : [];
}

/** Converts a URL path to the directory's path; null for an unknown country. */
export function toDirectoryPath([country, ...below]: readonly string[]): string[] | null {
  if (country === undefined) return [];
  const code = countryCodeBySlug.get(country);
  return code === undefined ? null : [code, ...below];
}

function countrySlug(code: string): string {
  return (countryNames.of(code) ?? code)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');
}
