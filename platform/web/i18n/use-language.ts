import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#platform/contract/locale.ts';
import { storeLanguage } from './language-choice.ts';

/** The language that is spoken now, and the two ways it changes: by the profile, or by a click before sign-in. */
export function useLanguage(): {
  locale: Locale;
  speak: (locale: Locale) => Promise<void>;
  chooseForSession: (locale: Locale) => Promise<void>;
} {
  const { i18n } = useTranslation();
  const locale = LOCALES.find((known) => known === i18n.language) ?? DEFAULT_LOCALE;
  const speak = async (next: Locale) => {
    await i18n.changeLanguage(next);
  };
  return {
    locale,
    speak,
    chooseForSession: (next) => {
      storeLanguage(() => sessionStorage, next);
      return speak(next);
    },
  };
}
