import { useMemo } from 'react';
import {
  CONTACT_ORIGINS,
  type Contact,
  contactList,
} from '#modules/profile-hub/contract/contact.ts';
import {
  getContactChoicesCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/profiles.ts';
import type { RuleGroup } from '#modules/profile-hub/contract/segment-rule.ts';
import { GENDERS } from '#modules/profile-hub/contract/standard-criteria.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import type { CurrentClient } from '#platform/web/module/current-client.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { FIELD_NAMES, ORIGIN_NAMES } from './contact-names.ts';
import { useLanguageNames } from './contact-values.ts';

/** Display name of a contact: the name, else email or phone. */
export function formatContactName({ criterias, id }: Pick<Contact, 'criterias' | 'id'>): string {
  const { firstname, lastname, email, phone } = criterias;
  const name = [firstname, lastname].filter((part) => typeof part === 'string' && part !== '');
  return name.join(' ') || [email, phone].find((one) => typeof one === 'string') || id;
}

/** The contacts of a brand or, on a segment page, of a segment by id or by unsaved rules. */
type Scope = CurrentClient & { segment?: string | RuleGroup };

/** The contacts of a brand [PH-02]. */
export const contactListing = defineListing({
  name: 'profile-hub.contacts',
  list: contactList,
  call: searchProfilesCall,
  inputOf: ({ brandId, segment }: Scope, { page, limit, sortBy, sortDesc, ...filter }) => ({
    body: { brandId, filter, page, limit, sortBy, sortDesc, ...(segment && { segment }) },
  }),
  idOf: ({ id }) => id,
  nameOf: formatContactName,
  hrefOf: ({ id: clientId }, { id }) => clientAddress(clientId, `profilehub/contacts/${id}`),
});

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
        gender: GENDERS.map((value) => ({ value, label: t(`profile-hub:gender.${value}`) })),
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
