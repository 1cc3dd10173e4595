import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Device } from '#modules/touchpoints/contract/statistics.ts';
import {
  DEFAULT_LOCALE,
  firstSupportedLocale,
  LOCALES,
  type Locale,
  parseAcceptLanguage,
} from '#platform/contract/locale.ts';
import {
  countryFromAcceptLanguage,
  isRobot,
} from '#platform/server/http/request/visitor-headers.ts';
import { countryByLanguage } from '../../visits/visit.ts';
import type { RedirectBrand } from '../cache/redirect-link.ts';

/** A parsed request for a short URL. */
export interface ShortUrlRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Null if no brand matches. */
  brand: RedirectBrand | null;
  host: string;
  /** Base path of the brand's short URLs on this host: `/`, or `/s/{brandId}/`. */
  basePath: string;
  /** The rest of the path, unparsed. */
  rest: string;
  query: string;
}

export type BrandRequest = ShortUrlRequest & { brand: RedirectBrand };

const SHOWN_MAX_LENGTH = 80;

export function readVisitorLocale({ request, query, brand }: ShortUrlRequest): Locale {
  const chosen = query === '' ? undefined : new URLSearchParams(query).get('lang');
  return (
    LOCALES.find((locale) => locale === chosen) ??
    firstSupportedLocale(LOCALES, parseAcceptLanguage(request.headers['accept-language'])) ??
    brand?.brand.defaultLocale ??
    DEFAULT_LOCALE
  );
}

/** A path on this host for any input: neither `//host` nor `/\host` can lead to another host. */
export function ownPath({ basePath, rest }: ShortUrlRequest): string {
  return `${basePath}${rest.replace(/^[/\\]+/, '').replaceAll('\\', '%5C')}`;
}

/** The URL for display. */
export function shownAddress({ host, basePath, rest }: ShortUrlRequest): string {
  const whole = `${host}${basePath}${decodedOr(rest)}`.replaceAll(/\p{C}/gu, '');
  return whole.length > SHOWN_MAX_LENGTH ? `${whole.slice(0, SHOWN_MAX_LENGTH)}…` : whole;
}

function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export interface Traits {
  robot: boolean;
  device: Device;
  /** Hash of the browser name, the same in every process. Identifies a phone only together with its address. */
  browserDigest: string;
}

const USER_AGENT_MAX_LENGTH = 500;
const HINT_MAX_LENGTH = 40;
const CACHED_TRAITS = 5_000;
/** Cached, because the same few thousand browsers return again and again. */
const traitsCache = new Map<string, Traits>();

/** Whether the visitor is a person, and the device. Nothing else is read from the user agent. */
export function readVisitorTraits(headers: IncomingHttpHeaders): Traits {
  const name = (headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH);
  // Browsers that omit it from the user agent send it here.
  const platform = hint(headers, 'sec-ch-ua-platform');
  const mobile = hint(headers, 'sec-ch-ua-mobile');
  const key = platform === '' ? name : `${name}\n${platform}\n${mobile}`;
  const known = traitsCache.get(key);
  if (known) return known;
  const traits = {
    robot: isRobot(headers),
    device: deviceOf(name, platform, mobile === '?1'),
    browserDigest: shortDigest(name),
  };
  // Cleared as a whole: ordering by use would cost every visit more than parsing some again.
  if (traitsCache.size >= CACHED_TRAITS) traitsCache.clear();
  traitsCache.set(key, traits);
  return traits;
}

const LANGUAGE_MAX_LENGTH = 500;

interface LanguageTraits {
  /** Country by the region of the language; empty if it names none. */
  country: string;
  digest: string;
}

const languageCache = new Map<string, LanguageTraits>();

export function readLanguageTraits(headers: IncomingHttpHeaders): LanguageTraits {
  const language = (headers['accept-language'] ?? '').slice(0, LANGUAGE_MAX_LENGTH);
  const known = languageCache.get(language);
  if (known) return known;
  const region = countryFromAcceptLanguage(headers);
  const traits = {
    country: region === undefined ? '' : countryByLanguage(region),
    digest: shortDigest(language),
  };
  if (languageCache.size >= CACHED_TRAITS) languageCache.clear();
  languageCache.set(language, traits);
  return traits;
}

function shortDigest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 16);
}

function hint(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return value === undefined ? '' : String(value).slice(0, HINT_MAX_LENGTH);
}

function deviceOf(name: string, platform: string, mobile: boolean): Device {
  if (/iPhone|iPod/.test(name)) return 'iphone';
  if (/iPad|Tablet|Kindle|Silk\/|PlayBook/.test(name)) return 'tablet';
  if (/Android/.test(name)) return mobile || /Mobile/.test(name) ? 'android' : 'tablet';
  if (platform.includes('Android')) return mobile ? 'android' : 'tablet';
  if (/Windows NT|Macintosh|X11|CrOS|Linux/.test(name)) return 'computer';
  return 'other';
}

/** A thumbnail for a browser's start page, not a visit. */
export function isPreviewed(headers: IncomingHttpHeaders): boolean {
  return headers['x-purpose'] === 'preview';
}
