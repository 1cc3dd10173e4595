import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** What a language writes between the thousands of this number; nothing where it leaves them together: 1234 in Spanish. */
export function groupSeparator(locale: Locale, value: number): string {
  const parts = Intl.NumberFormat(numberTag(locale)).formatToParts(value);
  return parts.find((part) => part.type === 'group')?.value ?? '';
}
