import { tagOf } from '../words/say.ts';

/** Kept in hundredths, whatever the currency. */
export function money(
  { price, currency }: { price: number | null; currency: string | null },
  locale: string,
): string {
  if (price === null || currency === null) return '';
  return new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency }).format(price / 100);
}
