import { useMemo } from 'react';
import { LOCALES, type Locale, languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** The six languages by their names in the reader's language, the reader's own first. */
export function useLanguageNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    const nameOf = (one: Locale) => {
      const name = names.of(one) ?? one;
      return name.charAt(0).toLocaleUpperCase() + name.slice(1);
    };
    return { nameOf, locales: [locale, ...LOCALES.filter((one) => one !== locale)] };
  }, [locale]);
}
