import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies.ts';

/**
 * The caller's address without Fastify's request: the last one of `x-forwarded-for` that no trusted proxy has. A
 * connection that is gone has none.
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const own = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !proxies.trusts(own)) return own;
  const text = String(forwarded);
  let end = text.length;
  for (;;) {
    const comma = text.lastIndexOf(',', end - 1);
    const address = text.slice(comma + 1, end).trim();
    if (comma <= 0 || !proxies.trusts(address)) return address;
    end = comma;
  }
}
