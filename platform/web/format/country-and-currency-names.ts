import { useMemo } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { COUNTRY_CODES } from '#platform/contract/text/country.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';

/** Country names in the user's language, from the browser. */
export function useCountryNames() {
  const { locale } = useLanguage();
  return useMemo(() => {
    const tag = languageTag(locale);
    const names = new Intl.DisplayNames(tag, { type: 'region' });
    const nameOf = (code: string) => names.of(code) ?? code;
    const { compare } = new Intl.Collator(tag);
    return {
      nameOf,
      options: COUNTRY_CODES.map((value) => ({ value, label: nameOf(value) })).sort((one, other) =>
        compare(one.label, other.label),
      ),
    };
  }, [locale]);
}

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
