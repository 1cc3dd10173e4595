import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import {
  countryFromAcceptLanguage,
  countryFromProxyHeaders,
} from '#platform/server/http/request/visitor-country.ts';
import { countryByLanguage } from '../../visits/visit-country.ts';

/**
 * The country from a trusted proxy, otherwise the region of the visitor's language, marked as such, otherwise empty.
 * The IP address is never used.
 */
export function readVisitorCountry(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const told = proxies.trusts(socket.remoteAddress) ? countryFromProxyHeaders(headers) : undefined;
  if (told !== undefined) return told;
  const region = countryFromAcceptLanguage(headers);
  return region === undefined ? '' : countryByLanguage(region);
}
