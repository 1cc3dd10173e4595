import { BlockList, isIP } from 'node:net';
import { parseIpRange } from '#platform/contract/outbound/ip-address.ts';

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
const JUDGED_MOST = 1_000;

/** Trusts forwarded client addresses and hosts only from configured proxies, so that forged headers have no effect. */
export class TrustedProxies {
  readonly #list = new BlockList();
  readonly #judged = new Map<string, boolean>();
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
    const judged = this.#judged.get(address);
    if (judged !== undefined) return judged;
    const trusted = this.#isListed(address);
    if (this.#judged.size >= JUDGED_MOST) this.#judged.clear();
    this.#judged.set(address, trusted);
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
