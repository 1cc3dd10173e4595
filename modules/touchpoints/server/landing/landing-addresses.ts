import type { IncomingHttpHeaders } from 'node:http';
import type { Brand } from '#modules/directory/contract/clients/client-ports.ts';
import { isUuid } from '#platform/contract/ids.ts';
import {
  firstSupportedLocale,
  type Locale,
  languageTag,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import { cutText } from '#platform/contract/text/text.ts';
import {
  countryFromAcceptLanguage,
  countryFromProxyHeaders,
  type ProxyPlace,
  placeFromProxyHeaders,
} from '#platform/server/http/request/visitor-headers.ts';

export const LANDING_REASON = 'A brand’s product page is for everybody who scans its code.';

/** Headers of all pages that depend on the visitor and the visitor's location. */
export const LANDING_HEADERS = {
  'cache-control': 'private, no-cache',
  vary: 'accept-language',
  // The URL contains the visit id and possibly the visitor's location, so other sites must not receive it.
  'referrer-policy': 'strict-origin',
};

const SEARCH_MAX_LENGTH = 80;
const PAGES_MAX = 1_000;

export interface LandingVisitor {
  locale: Locale;
  /** Chosen on the page instead of by the browser. */
  chosenLocale: Locale | undefined;
  /** The anonymous id of the scan that led here. */
  visitId: string | null;
  words: string | undefined;
  position: { latitude: number; longitude: number } | undefined;
  /** Where the proxy sees the visitor, if neither of the above is given; only orders lists of stores, never stored. */
  seenAt: ProxyPlace | undefined;
  country: string | undefined;
  /** The country where most people read this language, to list stores until the visitor's is known. */
  likelyCountry: string | undefined;
  /** Page of the list of all shops, from 1; undefined shows only the nearest. */
  listPage: number | undefined;
}

/** Data about the visitor from the URL and the standard browser headers. */
export function landingVisitor(
  { query, headers }: { query: Record<string, string>; headers: IncomingHttpHeaders },
  brand: Pick<Brand, 'locales' | 'defaultLocale'>,
): LandingVisitor {
  const tags = parseAcceptLanguage(headers['accept-language']);
  const chosenLocale = brand.locales.find((locale) => locale === query.lang);
  const locale = chosenLocale ?? firstSupportedLocale(brand.locales, tags) ?? brand.defaultLocale;
  const [words, position] = [cleanSearchText(query.near ?? ''), positionOf(query)];
  return {
    locale,
    chosenLocale,
    visitId: query.v && isUuid(query.v) ? query.v.toLowerCase() : null,
    words,
    position,
    seenAt: words || position ? undefined : placeFromProxyHeaders(headers),
    // Only decides which shops are shown, so that any proxy header is accepted.
    country: countryFromProxyHeaders(headers) ?? countryFromAcceptLanguage(headers),
    likelyCountry: new Intl.Locale(languageTag(locale)).maximize().region,
    listPage: query.all === undefined ? undefined : pageNumber(query.page),
  };
}

/** Removes control characters: the database rejects null characters, and place names never contain them. */
function cleanSearchText(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  return cutText(plain, SEARCH_MAX_LENGTH) || undefined;
}

function positionOf({ lat = '', lng = '' }: Record<string, string>): LandingVisitor['position'] {
  const decimal = /^-?\d{1,3}(?:\.\d{1,10})?$/;
  if (!decimal.test(lat) || !decimal.test(lng)) return undefined;
  const [latitude, longitude] = [Number(lat), Number(lng)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude };
}

function pageNumber(text: string | undefined): number {
  const page = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGES_MAX);
}

/** URLs of one page, each with the visitor's anonymous visit id. */
export interface LandingAddresses {
  /** Without visitor data, for search engines and chats. */
  plain: string;
  path: string;
  /** Hidden fields of a form. */
  carried: readonly (readonly [name: string, value: string])[];
  inLanguage(locale: Locale): string;
  plainInLanguage(locale: Locale): string;
  /** Page of the list of all shops. */
  listPage(page: number): string;
  nearest: string;
}

export function landingAddresses(plain: string, visitor: LandingVisitor): LandingAddresses {
  const path = new URL(plain).pathname;
  const { visitId, chosenLocale, words, position, listPage } = visitor;
  const carried = [
    ...(visitId ? [['v', visitId] as const] : []),
    ...(chosenLocale ? [['lang', chosenLocale] as const] : []),
  ];
  const place = [
    ...(words ? [['near', words] as const] : []),
    ...(position
      ? [['lat', String(position.latitude)] as const, ['lng', String(position.longitude)] as const]
      : []),
  ];
  const list = (page: number) => [
    ['all', '1'] as const,
    ...(page > 1 ? [['page', String(page)] as const] : []),
  ];
  const to = (...given: (readonly [string, string])[]) => {
    const query = new URLSearchParams(given.map(([name, value]) => [name, value])).toString();
    return query ? `${path}?${query}` : path;
  };
  return {
    plain,
    path,
    carried,
    inLanguage: (locale) =>
      to(
        ...carried.filter(([name]) => name !== 'lang'),
        ['lang', locale],
        ...place,
        ...(listPage ? list(listPage) : []),
      ),
    plainInLanguage: (locale) => `${plain}?lang=${locale}`,
    listPage: (page) => `${to(...carried, ...place, ...list(page))}#shops`,
    nearest: `${to(...carried, ...place)}#shops`,
  };
}

/** URLs contain the file id, so that browsers cache a picture until it changes. */
export function pictureAddress(page: { brandId: string; suffix: string; fileId: string }): string {
  return `/p/${encodeURIComponent(page.brandId)}/${page.suffix}/picture?v=${page.fileId}`;
}

/** `-` cannot be a suffix. */
export function logoAddress(brand: { brandId: string; logoFileId: string }): string {
  return `/p/${encodeURIComponent(brand.brandId)}/-/logo?v=${brand.logoFileId}`;
}
