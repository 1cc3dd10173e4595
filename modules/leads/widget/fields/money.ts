import { intlTag } from '../texts/widget-translate.ts';

/** Prices are in hundredths, in every currency. */
export function money(
  { price, currency }: { price: number | null; currency: string | null },
  locale: string,
): string {
  if (price === null || currency === null) return '';
  return new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency }).format(
    price / 100,
  );
}
