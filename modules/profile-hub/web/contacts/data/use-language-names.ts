import { useMemo } from 'react';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Language names in the reader's language; contacts may have languages that the suite does not support. */
export function useLanguageNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    const nameOf = (tag: string) => names.of(tag) ?? tag;
    return { nameOf, options: LOCALES.map((value) => ({ value, label: nameOf(value) })) };
  }, [locale]);
}
