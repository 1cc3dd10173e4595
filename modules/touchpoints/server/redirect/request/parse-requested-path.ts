import { comparableGtin, isGtin } from '#modules/directory/contract/products/gtin.ts';
import { isSuffix } from '#modules/touchpoints/contract/suffix.ts';

/** Qualifiers after a GTIN, in this order: variant, batch, serial number. */
const QUALIFIERS = ['22', '10', '21'];
/** The 82 characters of GS1 keys, at most twenty. */
const VALUE = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

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

/** A Map, because an object would also match `constructor`, which is a valid suffix. */
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
  // Surrounding spaces are removed.
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

/** Contains no line breaks or invisible characters. */
function isReadable(text: string): boolean {
  return text.trim() !== '' && !/\p{C}/u.test(text);
}

/** The 14-digit GTIN of `01/{gtin}/10/{batch}…`; undefined for an invalid Digital Link [TP-11]. */
export function parseDigitalLinkGtin(segments: readonly string[]): string | undefined {
  const [key, gtin = '', ...rest] = segments;
  if (key !== '01' || !isGtin(gtin) || rest.length % 2 === 1) return undefined;
  let reached = -1;
  for (let at = 0; at < rest.length; at += 2) {
    const place = QUALIFIERS.indexOf(rest[at] ?? '');
    if (place <= reached || !VALUE.test(rest[at + 1] ?? '')) return undefined;
    reached = place;
  }
  return comparableGtin(gtin);
}
