import { LOCALES, type Locale } from '#platform/contract/locale.ts';

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
    // A browser that refuses storage still changes the language of this page.
  }
}
