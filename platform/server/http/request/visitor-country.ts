import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';

/** The country of a visitor by headers alone; the address is never looked up. */
const KNOWN = new Set(COUNTRY_CODES);
const PROXY_HEADERS = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
];

/** Anybody can send these headers: to be believed from a trusted proxy only. */
export function countryOfProxies(headers: IncomingHttpHeaders): string | undefined {
  for (const name of PROXY_HEADERS) {
    const said = String(headers[name] ?? '').toUpperCase();
    if (KNOWN.has(said)) return said;
  }
  return undefined;
}

/** The first region that is named; a language alone is spoken in many countries. */
export function countryOfLanguages(headers: IncomingHttpHeaders): string | undefined {
  const region = /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=$|[;,\s])/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
  return region !== undefined && KNOWN.has(region) ? region : undefined;
}
