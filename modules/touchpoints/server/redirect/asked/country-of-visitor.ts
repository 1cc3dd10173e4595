import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';
import {
  countryOfLanguages,
  countryOfProxies,
} from '#platform/server/http/request/visitor-country.ts';
import { countryByLanguage } from '../../visits/visit-country.ts';

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
