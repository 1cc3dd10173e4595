import { type Locale, languageTag } from '#platform/contract/locale.ts';

/** A language by its own name: Deutsch, Norsk. */
export function ownLanguageName(locale: string): string {
  const name = new Intl.DisplayNames(languageTag(locale as Locale), { type: 'language' }).of(
    locale,
  );
  return name ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : locale;
}
