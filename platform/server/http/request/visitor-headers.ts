import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type Locale, localeFromAcceptLanguage } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { cutText } from '#platform/contract/text/text.ts';

const USER_AGENT_MAX_LENGTH = 500;
/** Cached results, because the same few thousand browsers return again and again. */
const knownRobots = new LRUCache<string, boolean>({ max: 5_000 });

/** Whether the user agent names a robot; a missing user agent counts as one. */
export function isRobot({ 'user-agent': given = '' }: IncomingHttpHeaders): boolean {
  const name = given.slice(0, USER_AGENT_MAX_LENGTH);
  const known = knownRobots.get(name);
  if (known !== undefined) return known;
  const robot = name === '' || isbot(name);
  knownRobots.set(name, robot);
  return robot;
}

/** Whether a browser prefetches the page. The visitor may never open it. */
export function isFetchedAhead(headers: IncomingHttpHeaders): boolean {
  const value = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  return value !== undefined && String(value).includes('prefetch');
}

/** Determines a visitor's country from headers only, without looking up the IP address. */
const KNOWN = new Set(COUNTRY_CODES);
const PROXY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
];

/** Any client can send these headers, so use them only behind a trusted proxy. */
export function countryFromProxyHeaders(headers: IncomingHttpHeaders): string | undefined {
  for (const name of PROXY_HEADERS) {
    const value = headers[name];
    if (value === undefined) continue;
    const code = String(value).toUpperCase();
    if (KNOWN.has(code)) return code;
  }
  return undefined;
}

export interface ProxyPlace {
  latitude: number;
  longitude: number;
  /** “12210 Laguiole”; empty if the proxy names none. */
  label: string;
}

/** Headers of proxies that look up where an address is, about as precisely as its city. */
const PLACE_HEADERS = [
  {
    latitude: 'cf-iplatitude',
    longitude: 'cf-iplongitude',
    code: 'cf-postal-code',
    city: 'cf-ipcity',
  },
  {
    latitude: 'cloudfront-viewer-latitude',
    longitude: 'cloudfront-viewer-longitude',
    code: 'cloudfront-viewer-postal-code',
    city: 'cloudfront-viewer-city',
  },
  {
    latitude: 'x-vercel-ip-latitude',
    longitude: 'x-vercel-ip-longitude',
    code: 'x-vercel-ip-postal-code',
    city: 'x-vercel-ip-city',
  },
] as const;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const PLACE_LABEL_MAX_LENGTH = 80;

/** Where the visitor is, as the proxy in front of the app sees it. Any client can send these headers. */
export function placeFromProxyHeaders(headers: IncomingHttpHeaders): ProxyPlace | undefined {
  const textOf = (name: string) => headerText(String(headers[name] ?? ''));
  for (const names of PLACE_HEADERS) {
    const [latitude, longitude] = [textOf(names.latitude), textOf(names.longitude)];
    if (!DEGREES.test(latitude) || !DEGREES.test(longitude)) continue;
    if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue;
    const label = `${textOf(names.code)} ${textOf(names.city)}`.trim();
    return {
      latitude: Number(latitude),
      longitude: Number(longitude),
      label: cutText(label, PLACE_LABEL_MAX_LENGTH),
    };
  }
  return undefined;
}

/** Headers are read as Latin-1, but proxies write UTF-8 or percent signs. */
function headerText(value: string): string {
  const text = value.includes('%') ? decodedUri(value) : Buffer.from(value, 'latin1').toString();
  return text.includes('\uFFFD') ? value : text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ').trim();
}

function decodedUri(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The first named region; a language without a region does not identify a country. */
export function countryFromAcceptLanguage(headers: IncomingHttpHeaders): string | undefined {
  const region = /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=$|[;,\s])/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
  return region !== undefined && KNOWN.has(region) ? region : undefined;
}

export function requestLocale(request: FastifyRequest): Locale {
  return localeFromAcceptLanguage(request.headers['accept-language']);
}
