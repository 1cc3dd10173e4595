import type { Locale } from '#platform/contract/locale.ts';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Names of languages in the reader's own. */
export function useLanguageNames(): (locale: Locale) => string {
  const { locale: reader } = useLanguage();
  const names = new Intl.DisplayNames(languageTag(reader), { type: 'language' });
  return (locale) => names.of(locale) ?? locale;
}
