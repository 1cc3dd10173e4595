import type { LocatorConfig } from '#modules/locator/contract/locator-config.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { foldText } from '#platform/web/filters/fold-text.ts';

type Translations = LocatorConfig['translations'];

/** A text of the public site in one language. */
export interface TranslationRow {
  key: string;
  /** Default text; undefined for a custom key. */
  ours: string | undefined;
  /** The brand's custom text; empty if there is none. */
  value: string;
  isMissing: boolean;
}

export const TEXT_FILTERS = ['all', 'missing', 'own'] as const;
export type TextFilter = (typeof TEXT_FILTERS)[number];

/** Default keys in alphabetical order, then custom keys. */
export function translationRows(
  translations: Translations,
  ours: Readonly<Record<string, string>>,
  locale: Locale,
): TranslationRow[] {
  const own = new Map(translations.map((one) => [one.key, one]));
  const row = (key: string): TranslationRow => {
    const value = own.get(key)?.values[locale] ?? '';
    return {
      key,
      ours: Object.hasOwn(ours, key) ? ours[key] : undefined,
      value,
      isMissing: own.has(key) && value === '',
    };
  };
  const added = translations.map(({ key }) => key).filter((key) => !Object.hasOwn(ours, key));
  return [...Object.keys(ours), ...added].map(row);
}

/** Custom texts that are missing in some of the site's languages. */
export function missingTranslations({
  translations,
  locales,
}: Pick<LocatorConfig, 'translations' | 'locales'>): { key: string; locale: Locale }[] {
  return translations.flatMap(({ key, values }) =>
    locales.filter((locale) => !values[locale]).map((locale) => ({ key, locale })),
  );
}

/** Rows that match a search and a filter, by key and both texts, without accents. */
export function filterRows(
  rows: readonly TranslationRow[],
  { words, filter }: { words: string; filter: TextFilter },
): TranslationRow[] {
  const wanted = foldText(words.trim());
  return rows.filter(
    ({ key, ours = '', value, isMissing }) =>
      (filter === 'all' || (filter === 'missing' ? isMissing : value !== '' || isMissing)) &&
      [key, ours, value].some((text) => foldText(text).includes(wanted)),
  );
}

/** An emptied custom text restores the default; a custom key stays until it is removed. */
export function withTranslation(
  translations: Translations,
  { key, locale, value, isOurs }: { key: string; locale: Locale; value: string; isOurs: boolean },
): Translations {
  const index = translations.findIndex((one) => one.key === key);
  const { [locale]: _, ...others } = translations[index]?.values ?? {};
  const values = value === '' ? others : { ...others, [locale]: value };
  if (isOurs && Object.keys(values).length === 0)
    return translations.filter((one) => one.key !== key);
  return index === -1
    ? [...translations, { key, values }]
    : translations.with(index, { key, values });
}
