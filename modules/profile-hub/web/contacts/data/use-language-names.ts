import { useMemo } from 'react';
import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Languages by their names in the reader's language; a contact may speak others than the suite. */
export function useLanguageNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'language' });
    const nameOf = (tag: string) => names.of(tag) ?? tag;
    return { nameOf, options: LOCALES.map((value) => ({ value, label: nameOf(value) })) };
  }, [locale]);
}
