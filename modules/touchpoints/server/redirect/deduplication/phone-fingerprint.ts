import type { IncomingMessage } from 'node:http';
import { addressKey } from '#platform/server/http/request/address-key.ts';
import { clientAddress } from '#platform/server/http/request/client-address.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';

const HEADER_MAX_LENGTH = 500;

/**
 * Identifies a phone for a few seconds. Must be hashed immediately and never stored. Includes the language, because
 * many phones of one model share a carrier's IP address.
 */
export function phoneFingerprint(request: IncomingMessage, proxies: TrustedProxies): string {
  const { 'user-agent': browser = '', 'accept-language': language = '' } = request.headers;
  return `${addressKey(clientAddress(request, proxies))}\n${cut(browser)}\n${cut(language)}`;
}

function cut(text: string): string {
  return text.length > HEADER_MAX_LENGTH ? text.slice(0, HEADER_MAX_LENGTH) : text;
}
