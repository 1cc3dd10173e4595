import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_ORIGINS } from '#modules/profile-hub/contract/contact.ts';
import { contactList } from '#modules/profile-hub/contract/contact-list.ts';
import { getContactChoicesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import { GENDERS } from '#modules/profile-hub/contract/standard-criteria.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { FIELD_NAMES, GENDER_NAMES, ORIGIN_NAMES } from './contact-names.ts';
import { useLanguageNames } from './use-language-names.ts';

/** Filters and columns for the contacts of a brand, and their number [PH-02]. */
export function useContactChoices(brandId: string) {
  const { t } = useTranslation();
  const names = useNames(FIELD_NAMES);
  const countries = useCountryNames();
  const languages = useLanguageNames();
  const { data } = useCall(getContactChoicesCall, { query: { brandId } });
  return useMemo(
    () => ({
      total: data?.total,
      criteria: data?.criteria ?? [],
      segments: data?.segments ?? [],
      fields: buildFilterFields(contactList, names, {
        segment: data?.segments.map(({ id, name }) => ({ value: id, label: name })) ?? [],
        country: countries.options,
        locale: languages.options,
        gender: GENDERS.map((value) => ({ value, label: t(GENDER_NAMES[value]) })),
        consent:
          data?.criteria
            .filter(({ consent }) => consent)
            .map(({ slug, label }) => ({ value: slug, label })) ?? [],
        missing: data?.criteria.map(({ slug, label }) => ({ value: slug, label })) ?? [],
        origin: CONTACT_ORIGINS.map((value) => ({ value, label: t(ORIGIN_NAMES[value]) })),
      }),
    }),
    [t, names, countries, languages, data],
  );
}
