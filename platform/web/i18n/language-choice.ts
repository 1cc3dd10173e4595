import { LOCALES, type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';

export interface LanguageHints {
  /** The signed-in user's own language. */
  userLocale?: Locale | undefined;
  /** The language chosen on the sign-in page, stored for this browser session. */
  storedChoice?: Locale | undefined;
  browserLanguages: readonly string[];
}

/** Language by precedence: the user's profile, the choice on the sign-in page, the browser [GEN-02]. */
export function chooseLanguage(hints: LanguageHints): Locale {
  return hints.userLocale ?? hints.storedChoice ?? localeFromLanguageTags(hints.browserLanguages);
}

export const LANGUAGE_STORAGE_KEY = 'comptoir-language';

/** For this browser session only: on a shared machine the next person starts with their own browser's language. */
export function readStoredLanguage(storage: () => Storage): Locale | undefined {
  try {
    const stored = storage().getItem(LANGUAGE_STORAGE_KEY);
    return LOCALES.find((locale) => locale === stored);
  } catch {
    return undefined;
  }
}

export function storeLanguage(storage: () => Storage, locale: Locale): void {
  try {
    storage().setItem(LANGUAGE_STORAGE_KEY, locale);
  } catch {
    // Without storage, the language still changes on this page.
  }
}
