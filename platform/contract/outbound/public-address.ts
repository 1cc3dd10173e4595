import { type IpAddress, isInRange, parseIpAddress, parseIpRange } from './ip-address.ts';

/**
 * Whether an IP address is on the public internet. Checked for addresses that users make the server call; all others
 * could reach internal systems (loopback, private network, cloud metadata service).
 */
export function isPublicAddress(text: string): boolean {
  const address = parseIpAddress(text);
  return address !== undefined && isPublic(address);
}

const ranges = (...texts: string[]) =>
  texts.flatMap((text) => {
    const range = parseIpRange(text);
    return range ? [range] : [];
  });

/** The special-purpose registry of IANA, and what clouds serve their secrets from. */
const NOT_PUBLIC_IPV4 = ranges(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
);
/** The only part of IPv6 that is given to the open internet, and what of it is not. */
const GLOBAL_IPV6 = ranges('2000::/3');
const NOT_PUBLIC_IPV6 = ranges('2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');
/** The last 32 bits hold an IPv4 address, which is the actual target. */
const IPV4_IN_IPV6 = ranges('::ffff:0:0/96', '64:ff9b::/96');

function isPublic(address: IpAddress): boolean {
  const isIn = (list: typeof GLOBAL_IPV6) => list.some((range) => isInRange(address, range));
  if (address.family === 4) return !isIn(NOT_PUBLIC_IPV4);
  if (isIn(IPV4_IN_IPV6)) return isPublic({ family: 4, bits: address.bits & 0xffff_ffffn });
  return isIn(GLOBAL_IPV6) && !isIn(NOT_PUBLIC_IPV6);
}
