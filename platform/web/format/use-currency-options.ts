import { useMemo } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Currency codes with their names in the user's language, from the browser. */
export function useCurrencyOptions() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(languageTag(locale), { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${value}, ${names.of(value) ?? value}`,
    }));
  }, [locale]);
}
