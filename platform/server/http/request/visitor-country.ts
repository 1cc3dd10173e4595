import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';

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
    const said = String(headers[name] ?? '').toUpperCase();
    if (KNOWN.has(said)) return said;
  }
  return undefined;
}

/** The first region that is named; a language alone is spoken in many countries. */
export function countryFromAcceptLanguage(headers: IncomingHttpHeaders): string | undefined {
  const region = /(?:^|[,\s])[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?=$|[;,\s])/i
    .exec(headers['accept-language'] ?? '')?.[1]
    ?.toUpperCase();
  return region !== undefined && KNOWN.has(region) ? region : undefined;
}
