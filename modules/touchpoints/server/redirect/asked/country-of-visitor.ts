import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { COUNTRY_CODES } from '#platform/contract/country-codes.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import { countryByLanguage } from '../../visits/visit-country.ts';

const KNOWN = new Set(COUNTRY_CODES);
const OF_PROXIES = [
  'cf-ipcountry',
  'cloudfront-viewer-country',
  'x-vercel-ip-country',
  'x-country-code',
];

/**
 * As a proxy says that is trusted, else the region of the visitor's language, which is marked as such, else nothing; the
 * address is never looked at.
 */
export function countryOfVisitor(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const told = proxies.trusts(socket.remoteAddress) ? countryOfProxies(headers) : undefined;
  if (told !== undefined) return told;
  const region = countryOfLanguages(headers);
  return region === undefined ? '' : countryByLanguage(region);
}

export function countryOfProxies(headers: IncomingHttpHeaders): string | undefined {
  for (const name of OF_PROXIES) {
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
