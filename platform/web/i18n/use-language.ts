import type { i18n } from 'i18next';
import { use } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
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

/** The texts themselves, for code outside components. `useTranslation` returns a copy that keeps its first language. */
export function useTexts(): i18n {
  const { i18n } = use(I18nContext);
  if (!i18n) throw new Error('there are no texts around this component');
  return i18n;
}
