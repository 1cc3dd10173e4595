import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#platform/contract/locale.ts';

/** Uses the user's language, and switches immediately when the profile changes it [GEN-02]. */
export function useSpokenLanguage(locale: Locale): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    if (i18n.language !== locale) void i18n.changeLanguage(locale);
  }, [i18n, locale]);
}
