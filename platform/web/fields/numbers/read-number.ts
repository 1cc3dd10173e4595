import type { Locale } from '#platform/contract/locale.ts';
import { groupSeparator } from './group-separator.ts';

const LARGE = 1_234_567;

/**
 * Parses typed or pasted text as a number; null if it is none. 48.85 and 48,85 are equal. A sign that repeats, or
 * precedes three digits of a whole number in a language that groups with it, separates thousands.
 */
export function readNumber(
  text: string,
  { locale, isWhole }: { locale: Locale; isWhole: boolean },
): number | null {
  const tight = text.replace(/[\s'’]/g, '').replace('−', '-');
  const signs = tight.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  const isOneKind = new Set(signs).size === 1;
  const isGrouped =
    isOneKind &&
    (signs.length > 1 ||
      (isWhole && last === groupSeparator(locale, LARGE) && /^-?\d{1,3}[.,]\d{3}$/.test(tight)));
  const decimalAt = last === undefined || isGrouped ? -1 : tight.lastIndexOf(last);
  const plain =
    decimalAt < 0
      ? tight.replace(/[.,]/g, '')
      : `${tight.slice(0, decimalAt).replace(/[.,]/g, '')}.${tight.slice(decimalAt + 1)}`;
  return /^-?(\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
