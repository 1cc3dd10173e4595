import type { Locale } from '#platform/contract/locale.ts';
import { numberTag } from '#platform/contract/text/intl-tag.ts';

export function currencySymbol(locale: Locale, currency: string): string {
  const parts = Intl.NumberFormat(numberTag(locale), { style: 'currency', currency }).formatToParts(
    0,
  );
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
