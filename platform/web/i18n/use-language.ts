import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#platform/contract/locale.ts';
import { storeLanguage } from './language-choice.ts';
import { useTranslation } from './use-translation.ts';

/** The current language, and the two ways to change it: in the profile, or on the sign-in page. */
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

/** Texts for code outside components. `useTranslation` returns a copy that stays in its first language. */
export function useTexts(): i18n {
  const { i18n } = use(I18nContext);
  if (!i18n) throw new Error('there are no texts around this component');
  return i18n;
}
