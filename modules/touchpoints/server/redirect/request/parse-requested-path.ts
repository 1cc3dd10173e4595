import { isSuffix } from '#modules/touchpoints/contract/suffix.ts';
import { parseDigitalLinkGtin } from './digital-link.ts';

/** Kind of a request to a brand, by the path after the base of its short URLs. */
export type RequestedTarget =
  | { kind: 'root' }
  | { kind: 'robots' }
  | { kind: 'icon' }
  | { kind: 'resolver' }
  | { kind: 'wrong-gtin' }
  | { kind: 'style'; name: string }
  | { kind: 'suffix'; suffix: string }
  | { kind: 'gtin'; gtin: string }
  | { kind: 'nothing'; tried: string | undefined };

/** A map, because an object answers to `constructor` too, which is a suffix like any other. */
const FIXED: ReadonlyMap<string, RequestedTarget> = new Map([
  ['', { kind: 'root' }],
  ['robots.txt', { kind: 'robots' }],
  ['favicon.ico', { kind: 'icon' }],
  ['.well-known/gs1resolver', { kind: 'resolver' }],
]);

const PLAIN = /^[A-Za-z0-9_-]+$/;
/**
 * Paths that only bots request. They are not listed as dead codes, because they would hide those that people scanned.
 */
const OF_MACHINES =
  /^\.|[/\\]|\.(?:php\d?|aspx?|jsp|cgi|env|git|xml|txt|json|ya?ml|sql|zip|ico|png|jpe?g|js|css|html?)$/i;
const TRIED_MAX_LENGTH = 200;

export function parseRequestedPath(path: string): RequestedTarget {
  const fixed = FIXED.get(path);
  if (fixed) return fixed;
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const whole = PLAIN.test(trimmed) ? [trimmed] : decoded(trimmed);
  if (whole === undefined) return { kind: 'nothing', tried: undefined };
  if (whole[0] === '01') {
    const gtin = parseDigitalLinkGtin(whole);
    return gtin === undefined ? { kind: 'wrong-gtin' } : { kind: 'gtin', gtin };
  }
  if (whole[0] === 'assets' && whole.length === 2) return { kind: 'style', name: whole[1] ?? '' };
  const [first = ''] = whole;
  // A space at either end is no letter of it.
  const suffix = first.trim();
  if (whole.length === 1 && isSuffix(suffix)) return { kind: 'suffix', suffix };
  const mayBeTyped =
    whole.length === 1 && first.length <= TRIED_MAX_LENGTH && !OF_MACHINES.test(first);
  return { kind: 'nothing', tried: mayBeTyped && isReadable(first) ? first : undefined };
}

function decoded(path: string): string[] | undefined {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Neither line breaks nor other letters that show nothing. */
function isReadable(text: string): boolean {
  return text.trim() !== '' && !/\p{C}/u.test(text);
}
