import type { Brand } from '#modules/directory/contract/clients/brand.ts';
import { parseHost } from '#modules/touchpoints/contract/destination.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import type { Config } from '#platform/server/config.ts';
import { readPath } from '../read-path.ts';

const SHORT_URLS = /^\/+s(?:\/|$)/;

/** The host and brand of a visitor's request. */
export interface ShortUrlContext {
  host: string;
  brand: Pick<Brand, 'shortUrlBase'>;
  house: Pick<Config, 'publicUrl'>;
}

/**
 * Whether an address is a short URL of the brand again. It was refused when it was written, but a brand can be given a
 * host afterwards that its destinations already name [TP-12].
 */
export function isOwnShortUrl(address: string, { host, brand, house }: ShortUrlContext): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const named = bareHost(url.hostname);
  if (named === brand.shortUrlBase) return true;
  return SHORT_URLS.test(readPath(url)) && (named === host || named === parseHost(house.publicUrl));
}
