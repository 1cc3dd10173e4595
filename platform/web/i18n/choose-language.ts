import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';

export interface LanguageHints {
  /** The signed-in user's own language. */
  userLocale?: Locale | undefined;
  /** The language clicked on the sign-in page, stored for this browser session. */
  storedChoice?: Locale | undefined;
  browserLanguages: readonly string[];
}

/** The most deliberate choice wins: the user's profile, then the click, then the browser [GEN-02]. */
export function chooseLanguage(hints: LanguageHints): Locale {
  return hints.userLocale ?? hints.storedChoice ?? localeFromLanguageTags(hints.browserLanguages);
}
