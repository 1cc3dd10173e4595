import { LOCALES, type Locale } from '#platform/contract/locale.ts';

/** In the reader's language where there is one, else in the brand's, else in whatever there is. */
export function nameIn(
  names: Partial<Record<Locale, string>>,
  reader: Locale,
  brand: Locale,
): string {
  return [reader, brand, ...LOCALES].map((locale) => names[locale]).find(Boolean) ?? '';
}

/** A category has one stored name, usually in the brand's language. Readers without a translation see that name. */
export function categoryIn(
  category: string,
  names: Partial<Record<Locale, string>>,
  { reader, brand }: { reader: Locale; brand: Locale },
): string {
  return names[reader] || names[brand] || category;
}
