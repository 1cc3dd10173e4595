import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { parseIpRange } from '#platform/contract/outbound/public-url.ts';

/** Names for address ranges, as proxies commonly use them. */
const NAMED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries<readonly string[]>({
    loopback: ['127.0.0.0/8', '::1/128'],
    linklocal: ['169.254.0.0/16', 'fe80::/10'],
    uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
  }),
);

/**
 * Maximum number of cached results. Each request checks the same few addresses several times, and checking the list
 * takes microseconds.
 */
const CACHED_MOST = 1_000;

/** Trusts forwarded client addresses and hosts only from configured proxies, so that forged headers have no effect. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #trustOf = new Map<string, boolean>();
  readonly any: boolean;
  /** Value of Fastify's `trustProxy` option for every server of this process. */
  readonly trustProxy: false | ((address: string) => boolean);

  constructor(entries: readonly string[]) {
    const ranges = entries.flatMap((entry) => NAMED.get(entry) ?? [entry]);
    this.any = ranges.length > 0;
    this.trustProxy = this.any && ((address) => this.trusts(address));
    for (const range of ranges) {
      const [address = '', bits] = range.split('/');
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#list.addAddress(address, family);
      else this.#list.addSubnet(address, Number(bits), family);
    }
  }

  trusts(address: string | undefined): boolean {
    if (!this.any || address === undefined) return false;
    const cached = this.#trustOf.get(address);
    if (cached !== undefined) return cached;
    const trusted = this.#isListed(address);
    if (this.#trustOf.size >= CACHED_MOST) this.#trustOf.clear();
    this.#trustOf.set(address, trusted);
    return trusted;
  }

  #isListed(address: string): boolean {
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
    const family = isIP(plain);
    return family !== 0 && this.#list.check(plain, family === 6 ? 'ipv6' : 'ipv4');
  }
}

export function isProxyEntry(entry: string): boolean {
  return NAMED.has(entry) || parseIpRange(entry) !== undefined;
}

/**
 * Key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because a household can change addresses
 * within it.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const middle = plain.includes('::')
    ? Array(Math.max(0, 8 - front.length - back.length)).fill('0')
    : [];
  const groups = [...front, ...middle, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** IP address of the caller. A closed connection has no address; all of those count as one. */
export function requestIp(request: FastifyRequest): string {
  return (request.ip as string | undefined) ?? '';
}

/**
 * The caller's address for requests without Fastify: the last one in `x-forwarded-for` that is no trusted proxy. Undefined
 * for a closed connection.
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
