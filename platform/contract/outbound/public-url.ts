import { parseIpAddress } from './ip-address.ts';
import { isPublicAddress } from './public-address.ts';

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

/** The hostname of a parsed URL: an address, in brackets when it is IPv6, or a name. */
function isPublicHost(hostname: string): boolean {
  const host = bareHost(hostname);
  if (parseIpAddress(host)) return isPublicAddress(host);
  return !host.includes(':') && host.includes('.') && !OWN_NAMES.test(host);
}

/** Without brackets and the dot of the root. */
export function bareHost(hostname: string): string {
  return hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}
