/** An address as a number, so that "is it in this range" is arithmetic and no spelling can hide it. */
export interface IpAddress {
  family: 4 | 6;
  bits: bigint;
}

export interface IpRange extends IpAddress {
  prefix: number;
}

const bitsOf = (family: 4 | 6): number => (family === 4 ? 32 : 128);

/** Only the plain spellings: `127.1`, `0x7f.1` and zones as in `fe80::1%eth0` are no addresses here. */
export function parseIpAddress(text: string): IpAddress | undefined {
  if (text.includes(':')) {
    const bits = parseIpv6(text);
    return bits === undefined ? undefined : { family: 6, bits };
  }
  const bits = parseIpv4(text);
  return bits === undefined ? undefined : { family: 4, bits };
}

/** `10.0.0.0/8`, `fd00::/8`, or one address alone. */
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
  // A leading zero is octal for some and decimal for others: it is neither here.
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
