import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import { type Locale, localeFromAcceptLanguage } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';

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
