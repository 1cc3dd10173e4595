/** An IP address as a number, so that range checks are arithmetic and independent of the spelling. */
export interface IpAddress {
  family: 4 | 6;
  bits: bigint;
}

export interface IpRange extends IpAddress {
  prefix: number;
}

const bitsOf = (family: 4 | 6): number => (family === 4 ? 32 : 128);

/** Only standard spellings: `127.1`, `0x7f.1` and zones as in `fe80::1%eth0` are rejected. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (text.includes(':')) {
    const bits = parseIpv6(text);
    return bits === undefined ? undefined : { family: 6, bits };
  }
  const bits = parseIpv4(text);
  return bits === undefined ? undefined : { family: 4, bits };
}

/** `10.0.0.0/8`, `fd00::/8`, or a single address. */
export function parseIpRange(text: string): IpRange | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const parsed = parseIpAddress(address);
  if (!parsed || rest.length > 0) return undefined;
  if (length === undefined) return { ...parsed, prefix: bitsOf(parsed.family) };
  const prefix = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return prefix <= bitsOf(parsed.family) ? { ...parsed, prefix } : undefined;
}

export function isInRange(address: IpAddress, range: IpRange): boolean {
  if (address.family !== range.family) return false;
  const ignored = BigInt(bitsOf(range.family) - range.prefix);
  return address.bits >> ignored === range.bits >> ignored;
}

function parseIpv4(text: string): bigint | undefined {
  const parts = text.split('.');
  // A leading zero means octal to some parsers and decimal to others, so it is rejected.
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part)))
    return undefined;
  const numbers = parts.map(Number);
  if (numbers.some((number) => number > 255)) return undefined;
  return numbers.reduce((bits, number) => (bits << 8n) | BigInt(number), 0n);
}

function parseIpv6(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, at) => groupsOf(half, at === halves.length - 1));
  if (!head) return undefined;
  if (halves.length === 1) return head.length === 8 ? joined(head) : undefined;
  if (!tail || head.length + tail.length > 7) return undefined;
  return joined([...head, ...Array(8 - head.length - tail.length).fill(0), ...tail]);
}

/** The last group may be written as an IPv4 address: `::ffff:127.0.0.1`. */
function groupsOf(half: string, mayEndAsIpv4: boolean): number[] | undefined {
  if (half === '') return [];
  const groups: number[] = [];
  const parts = half.split(':');
  for (const [at, part] of parts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(part)) {
      groups.push(Number.parseInt(part, 16));
      continue;
    }
    const ipv4 = mayEndAsIpv4 && at === parts.length - 1 ? parseIpv4(part) : undefined;
    if (ipv4 === undefined) return undefined;
    groups.push(Number(ipv4 >> 16n), Number(ipv4 & 0xffffn));
  }
  return groups;
}

function joined(groups: readonly number[]): bigint {
  return groups.reduce((bits, group) => (bits << 16n) | BigInt(group), 0n);
}

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

/** IANA's special-purpose registry, and addresses of cloud metadata services. */
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
/** The only part of IPv6 assigned to the public internet, and the exceptions within it. */
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

/** Host names that resolve only in a private network. */
const OWN_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|home\.arpa)$/;

export type UrlFault = 'invalid' | 'credentials' | 'not-https' | 'not-public';

/**
 * Checks a user-supplied URL without resolving it. A host name may still resolve to a private address, so the
 * connecting code must check again. URL parsing has already normalized `127.1`, `0x7f.1`, `2130706433` and full-width
 * digits.
 */
export function urlFault(text: string): UrlFault | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === '') return 'invalid';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (!isPublicHost(url.hostname)) return 'not-public';
  return url.protocol === 'https:' ? undefined : 'not-https';
}

/** Hostname of a parsed URL: an address (IPv6 in brackets) or a name. */
function isPublicHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (parseIpAddress(host)) return isPublicAddress(host);
  return !host.includes(':') && host.includes('.') && !OWN_NAMES.test(host);
}

/** Without brackets and without the trailing dot. */
export function bareHost(hostname: string): string {
  return hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}
