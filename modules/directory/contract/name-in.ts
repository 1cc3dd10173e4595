import { LOCALES, type Locale } from '#platform/contract/locale.ts';

/** A text in the user's language, otherwise in the brand's, otherwise in any. */
export function nameIn(
  names: Partial<Record<Locale, string>>,
  reader: Locale,
  brand: Locale,
): string {
  return [reader, brand, ...LOCALES].map((locale) => names[locale]).find(Boolean) ?? '';
}

/** Name of a category for the user. Its key is a name, usually in the brand's language, which is the fallback. */
export function categoryIn(
  category: string,
  names: Partial<Record<Locale, string>>,
  { reader, brand }: { reader: Locale; brand: Locale },
): string {
  return names[reader] || names[brand] || category;
}
