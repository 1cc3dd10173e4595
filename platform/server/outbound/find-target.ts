import type { LookupAddress } from 'node:dns';
import { parseIpAddress } from '#platform/contract/outbound/ip-address.ts';
import { isPublicAddress } from '#platform/contract/outbound/public-address.ts';
import { bareHost } from '#platform/contract/outbound/public-url.ts';
import type { OutboundAllow } from './outbound-allow.ts';
import { OutboundError } from './outbound-error.ts';
import type { Resolve } from './resolve-host.ts';

/**
 * Resolves the addresses that a request may connect to. The connection uses exactly these, so that a second, different
 * DNS response (DNS rebinding) has no effect.
 */
export async function findTarget(
  url: URL,
  { resolve, allow, configured }: { resolve: Resolve; allow: OutboundAllow; configured: boolean },
): Promise<LookupAddress[]> {
  const { hostname, protocol } = url;
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || (!configured && (url.username || url.password)))
    throw new OutboundError('ADDRESS_NOT_ALLOWED');
  const host = bareHost(hostname);
  const literal = parseIpAddress(host);
  const found: LookupAddress[] = literal
    ? [{ address: host, family: literal.family }]
    : await resolve(host);
  if (configured) return found;
  const opened = found.filter(({ address }) => allow.covers(url, address));
  if (opened.length > 0) return opened;
  const open = found.filter(({ address }) => isPublicAddress(address));
  if (open.length === 0) throw new OutboundError('ADDRESS_NOT_ALLOWED');
  if (protocol !== 'https:') throw new OutboundError('HTTPS_REQUIRED');
  return open;
}
