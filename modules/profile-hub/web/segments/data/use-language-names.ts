import { useMemo } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Languages common among contacts of European brands; other languages are not offered here. */
const LANGUAGES =
  'ar bg ca cs da de el en es et eu fi fr gl hr hu is it ja ko lb lt lv mt nb nl nn no pl pt ro ru sk sl sq sr sv tr uk zh'.split(
    ' ',
  );

/** Languages by their names in the reader's own. */
export function useLanguageNames(): { value: string; label: string; given: string }[] {
  const { locale } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(locale);
    const names = new Intl.DisplayNames(tag, { type: 'language' });
    const { compare } = new Intl.Collator(tag);
    return LANGUAGES.map((value) => ({
      value,
      label: names.of(value) ?? value,
      given: value,
    })).sort((one, other) => compare(one.label, other.label));
  }, [locale]);
}
