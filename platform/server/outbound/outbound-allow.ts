import {
  type IpRange,
  isInRange,
  parseIpAddress,
  parseIpRange,
} from '#platform/contract/outbound/ip-address.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';

const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** What the operator opens on their own network (OUTBOUND_ALLOW): names, addresses and ranges. */
export class OutboundAllow {
  readonly #hosts = new Set<string>();
  readonly #ranges: IpRange[] = [];

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const range = parseIpRange(entry);
      if (range) this.#ranges.push(range);
      else if (isAllowEntry(entry)) this.#hosts.add(bareHost(entry));
      else throw new Error(`OUTBOUND_ALLOW: ${entry} is neither a host nor a range`);
    }
  }

  covers(target: { hostname: string; address?: string }): boolean {
    if (this.#hosts.has(bareHost(target.hostname))) return true;
    const address = parseIpAddress(target.address ?? bareHost(target.hostname));
    return address !== undefined && this.#ranges.some((range) => isInRange(address, range));
  }
}

export function isAllowEntry(entry: string): boolean {
  return parseIpRange(entry) !== undefined || HOST.test(bareHost(entry));
}
