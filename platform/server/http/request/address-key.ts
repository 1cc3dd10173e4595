import { isIPv6 } from 'node:net';

/** Whom limits count: one IPv4 address, or the /64 that one IPv6 household owns and can change within at will. */
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
