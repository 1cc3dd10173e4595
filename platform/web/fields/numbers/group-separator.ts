import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** The thousands separator for this number in a language; empty where it uses none, for example 1234 in Spanish. */
export function groupSeparator(locale: Locale, value: number): string {
  const parts = Intl.NumberFormat(numberTag(locale)).formatToParts(value);
  return parts.find((part) => part.type === 'group')?.value ?? '';
}
