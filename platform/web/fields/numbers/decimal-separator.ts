import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

/** What a language writes before tenths. Fields write no thousands: a sign typed for one must never be taken for the other. */
export function decimalSeparator(locale: Locale): string {
  const parts = Intl.NumberFormat(numberTag(locale)).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value ?? '.';
}
