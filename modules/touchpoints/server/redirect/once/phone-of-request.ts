import type { IncomingMessage } from 'node:http';
import { addressKey } from '#platform/server/http/request/address-key.ts';
import { clientAddress } from '#platform/server/http/request/client-address.ts';
import type { TrustedProxies } from '#platform/server/http/request/trusted-proxies.ts';

const HEADER_MAX_LENGTH = 500;

/**
 * What tells one phone from the next for some seconds. To be hashed at once and kept nowhere. The language is part of it
 * because a carrier's address is shared by many phones of one make.
 */
export function phoneOfRequest(request: IncomingMessage, proxies: TrustedProxies): string {
  const { 'user-agent': browser = '', 'accept-language': language = '' } = request.headers;
  return `${addressKey(clientAddress(request, proxies))}\n${cut(browser)}\n${cut(language)}`;
}

function cut(text: string): string {
  return text.length > HEADER_MAX_LENGTH ? text.slice(0, HEADER_MAX_LENGTH) : text;
}
