import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactValue } from '#modules/profile-hub/contract/contact.ts';
import type { Criterion } from '#modules/profile-hub/contract/criterion.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Display text of a contact value; empty if there is none. */
export function useContactValueText(): (
  criterion: Criterion,
  value: ContactValue | undefined,
) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf: countryOf } = useCountryNames();
  const { nameOf: languageOf } = useLanguageNames();
  return useMemo(
    () => (criterion, value) => {
      if (value === null || value === undefined || value === '') return '';
      if (typeof value === 'boolean')
        return t(value ? 'profile-hub:contact.yes' : 'profile-hub:contact.no');
      const labelOf = (id: string | number) =>
        criterion.options.find((option) => option.id === id)?.label;
      if (Array.isArray(value)) return format.list(value.flatMap((id) => labelOf(id) ?? []));
      if (criterion.slug === 'country') return countryOf(String(value));
      if (criterion.slug === 'locale') return languageOf(String(value));
      if (criterion.slug === 'birthdate' && isIsoDate(String(value)))
        return format.date(String(value));
      return criterion.type === 'text' ? String(value) : (labelOf(value) ?? '');
    },
    [t, format, countryOf, languageOf],
  );
}
