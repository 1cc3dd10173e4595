import type { IncomingHttpHeaders } from 'node:http';
import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { isUuid } from '#platform/contract/ids.ts';
import { type Locale, localeAmong, parseAcceptLanguage } from '#platform/contract/locale.ts';
import { cutText } from '#platform/contract/text/storable-text.ts';
import {
  countryFromAcceptLanguage,
  countryFromProxyHeaders,
} from '#platform/server/http/request/visitor-country.ts';

const WORDS_MAX_LENGTH = 80;
const PAGES_MAX = 1_000;

export interface LandingVisitor {
  locale: Locale;
  /** Chosen on the page rather than by the browser. */
  chosenLocale: Locale | undefined;
  /** The anonymous id of the scan that led here. */
  visitId: string | null;
  words: string | undefined;
  position: { latitude: number; longitude: number } | undefined;
  country: string | undefined;
  /** Of the list of all shops, from 1; undefined: only the nearest are shown. */
  listPage: number | undefined;
}

/** Data about the visitor from the URL and the standard browser headers. */
export function landingVisitor(
  { query, headers }: { query: Record<string, string>; headers: IncomingHttpHeaders },
  brand: Pick<Brand, 'locales' | 'defaultLocale'>,
): LandingVisitor {
  const tags = parseAcceptLanguage(headers['accept-language']);
  const chosenLocale = brand.locales.find((locale) => locale === query.lang);
  return {
    locale: chosenLocale ?? localeAmong(brand.locales, tags) ?? brand.defaultLocale,
    chosenLocale,
    visitId: query.v && isUuid(query.v) ? query.v.toLowerCase() : null,
    words: plainWords(query.near ?? ''),
    position: positionOf(query),
    // It decides which shops are shown and nothing else, so that any proxy is believed.
    country: countryFromProxyHeaders(headers) ?? countryFromAcceptLanguage(headers),
    listPage: query.all === undefined ? undefined : pageNumber(query.page),
  };
}

/** Removes control characters: the database rejects null characters, and place names never contain them. */
function plainWords(text: string): string | undefined {
  const plain = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim();
  return cutText(plain, WORDS_MAX_LENGTH) || undefined;
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
