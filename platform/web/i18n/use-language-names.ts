import { useMemo } from 'react';
import { type Locale, languageTag } from '#platform/contract/locale.ts';

/** Languages in their own names: Deutsch, Norsk. */
export function useLanguageNames(): (locale: Locale) => string {
  return useMemo(() => {
    const known = new Map<Locale, string>();
    return (locale) => {
      const before = known.get(locale);
      if (before !== undefined) return before;
      const tag = languageTag(locale);
      const name =
        locale === 'no'
          ? 'norsk'
          : (new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag);
      const written = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
      known.set(locale, written);
      return written;
    };
  }, []);
}
