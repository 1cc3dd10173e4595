import { useMemo } from 'react';
import { type Locale, languageTag } from '#platform/contract/locale.ts';

/** Languages by their own names: Deutsch, Norsk. */
export function useLanguageNames(): (locale: Locale) => string {
  return useMemo(() => {
    const names = new Map<Locale, string>();
    return (locale) => {
      const known = names.get(locale);
      if (known !== undefined) return known;
      const tag = languageTag(locale);
      const name =
        locale === 'no'
          ? 'norsk'
          : (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag);
      const written = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
      names.set(locale, written);
      return written;
    };
  }, []);
}
