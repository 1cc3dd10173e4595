import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The requested host in lower case, without port. `X-Forwarded-Host` counts only from a trusted proxy. */
export function requestHost(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const forwarded = request.headers['x-forwarded-host'];
  if (forwarded === undefined || !proxies.trusts(request.socket.remoteAddress))
    return hostWithoutPort(request.headers.host ?? '');
  // The last entry was written by the nearest proxy.
  return hostWithoutPort([forwarded].flat().at(-1)?.split(',').at(-1) ?? '');
}

export function hostWithoutPort(host: string): string {
  const text = host.trim().toLowerCase();
  const end = text.startsWith('[') ? text.indexOf(']') + 1 : text.indexOf(':');
  const name = end > 0 ? text.slice(0, end) : text;
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
