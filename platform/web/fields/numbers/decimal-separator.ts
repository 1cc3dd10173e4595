import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** What a language writes before tenths. */
export function decimalSeparator(locale: Locale): string {
  const parts = Intl.NumberFormat(numberTag(locale)).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
