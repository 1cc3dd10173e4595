import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies.ts';

/** The host that the visitor asked for, in small letters and without its port; a proxy's word counts where it is trusted. */
export function hostOfRequest(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: TrustedProxies,
): string {
  const forwarded = request.headers['x-forwarded-host'];
  if (forwarded === undefined || !proxies.trusts(request.socket.remoteAddress))
    return hostWithoutPort(request.headers.host ?? '');
  // The last one was written by the proxy that stands before us.
  return hostWithoutPort([forwarded].flat().at(-1)?.split(',').at(-1) ?? '');
}

export function hostWithoutPort(host: string): string {
  const text = host.trim().toLowerCase();
  const end = text.startsWith('[') ? text.indexOf(']') + 1 : text.indexOf(':');
  const name = end > 0 ? text.slice(0, end) : text;
  return name.endsWith('.') ? name.slice(0, -1) : name;
}
