import type { IncomingHttpHeaders } from 'node:http';
import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { type Locale, parseAcceptLanguage } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { cutText } from '#platform/contract/text/text.ts';

/** A visitor's search, completely contained in the page URL [LOC-06]. */
export interface SiteQuery {
  words: string;
  position: { latitude: number; longitude: number } | undefined;
  typeIds: readonly string[];
  openNow: boolean;
  /** Names of attributes that a store must have. */
  has: readonly string[];
  product: string;
  /** From 1. */
  page: number;
  /** Steps closer on the map of the editor's preview. */
  zoom?: number;
}

/** A path of a locator's site, relative to the site's URL. */
export interface SitePath {
  locale: Locale;
  /** Decoded, without the language. */
  segments: readonly string[];
  /** False if the path names the default language or ends with a slash: the request is redirected to the canonical URL. */
  canonical: boolean;
}

export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

const SEARCH_MAX_LENGTH = 80;
const PRODUCT_MAX_LENGTH = 100;
const ATTRIBUTE_MAX_LENGTH = 100;
const FILTER_VALUES_MAX = 10;
const PAGES_MAX = 1_000;
const SEGMENTS_MAX = 6;
const SEGMENT_MAX_LENGTH = 200;
const KNOWN_COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);

/** Ignores invalid parameters, so that a shared URL with a broken part still shows a page. */
export function parseSiteQuery(query: QueryValues): SiteQuery {
  const words = cleanText(firstValue(query.q), SEARCH_MAX_LENGTH);
  const zoom = firstValue(query.zoom);
  return {
    words,
    // Typed text takes precedence over the position in the form.
    position: words ? undefined : parsePosition(firstValue(query.lat), firstValue(query.lng)),
    typeIds: uniqueValues(query.type)
      .filter((id) => isUuid(id))
      .map((id) => id.toLowerCase()),
    openNow: firstValue(query.open) === '1',
    has: uniqueValues(query.has)
      .map((name) => cleanText(name, ATTRIBUTE_MAX_LENGTH))
      .filter(Boolean),
    product: cleanText(firstValue(query.product), PRODUCT_MAX_LENGTH),
    page: pageNumber(firstValue(query.page)),
    ...(/^-?[1-9]$/.test(zoom) && { zoom: Number(zoom) }),
  };
}

/** Whether anything is searched or filtered; otherwise the start page is shown. */
export function isSearch({ words, position, typeIds, openNow, has, product }: SiteQuery): boolean {
  return (
    words !== '' ||
    position !== undefined ||
    typeIds.length > 0 ||
    openNow ||
    has.length > 0 ||
    product !== ''
  );
}

/** Query string of a search. Equal searches have equal URLs. */
export function formatSiteQuery(query: SiteQuery): string {
  const params = new URLSearchParams();
  if (query.words) params.set('q', query.words);
  if (query.position) {
    params.set('lat', String(query.position.latitude));
    params.set('lng', String(query.position.longitude));
  }
  for (const id of query.typeIds) params.append('type', id);
  if (query.openNow) params.set('open', '1');
  for (const name of query.has) params.append('has', name);
  if (query.product) params.set('product', query.product);
  if (query.page > 1) params.set('page', String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** Null for an impossible path. */
export function parseSitePath(
  rest: string,
  { locales, defaultLocale }: Pick<LocatorConfig, 'locales' | 'defaultLocale'>,
): SitePath | null {
  const parts = rest.split('/').filter(Boolean);
  if (parts.length > SEGMENTS_MAX + 1) return null;
  const segments: string[] = [];
  for (const part of parts) {
    const segment = decodeSegment(part);
    if (segment === null || segment.length > SEGMENT_MAX_LENGTH) return null;
    segments.push(segment);
  }
  const hasNoTrailingSlash = rest === '' || rest === '/' || !rest.endsWith('/');
  const locale = locales.find((each) => each === segments[0]);
  if (locale === undefined)
    return { locale: defaultLocale, segments, canonical: hasNoTrailingSlash };
  return {
    locale,
    segments: segments.slice(1),
    canonical: hasNoTrailingSlash && locale !== defaultLocale,
  };
}

/** The first region in the browser's languages; the visitor's IP address is never looked up. */
export function countryFromLanguages(headers: IncomingHttpHeaders): string | undefined {
  for (const tag of parseAcceptLanguage(headers['accept-language']?.slice(0, 200))) {
    const region = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(tag)?.[1]?.toUpperCase();
    if (region !== undefined && KNOWN_COUNTRIES.has(region)) return region;
  }
  return undefined;
}

function decodeSegment(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

function firstValue(value: QueryValues[string]): string {
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

function uniqueValues(value: QueryValues[string]): string[] {
  return [...new Set([value ?? []].flat())].slice(0, FILTER_VALUES_MAX);
}

/** Replaces control characters with spaces: PostgreSQL rejects NUL, and no search needs the others. */
function cleanText(text: string, maxLength: number): string {
  const plain = text
    .slice(0, 4 * maxLength)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  return cutText(plain, maxLength);
}

/** Undefined if the coordinates are invalid. */
function parsePosition(lat: string, lng: string): SiteQuery['position'] {
  const decimal = /^-?\d{1,3}(?:\.\d{1,15})?$/;
  if (!decimal.test(lat) || !decimal.test(lng)) return undefined;
  const [latitude, longitude] = [Number(lat), Number(lng)];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  // Rounded to about 100 m, so that URLs do not reveal a visitor's exact position.
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

export function roundCoordinate(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function pageNumber(text: string): number {
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGES_MAX);
}
