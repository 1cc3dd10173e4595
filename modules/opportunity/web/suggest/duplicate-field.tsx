import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { SuggestDraft } from './suggest-draft.ts';

const TYPING_MS = 200;
const OFFERED = 20;

/** The remaining retailer, searched by name, code or city. */
export function DuplicateField({
  location,
  value,
  error,
  onChange,
}: {
  location: Location;
  value: SuggestDraft['duplicateOf'];
  error: ReactNode;
  onChange: (other: SuggestDraft['duplicateOf']) => void;
}) {
  const { t } = useTranslation();
  const { id: clientId } = useCurrentClient();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState(value ? '' : location.name);
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const q = searchText === value?.name ? '' : searchText.slice(0, 100);
  const { data } = useCall(listLocationsCall, {
    params: { uuid: clientId },
    query: { view: 'open', limit: OFFERED, ...(q && { q }) },
  });
  const offered = (data?.items ?? [])
    .filter(({ id }) => id !== location.id)
    .map(({ id, name, city, code }) => ({
      value: id,
      label: [name, city, code].filter(Boolean).join(', '),
    }));
  const isOffered = value === null || offered.some((one) => one.value === value.id);
  return (
    <Select
      {...mantineFieldTexts({ label: t('opportunity:suggest.sameAs'), error, isRequired: true })}
      value={value?.id ?? null}
      comboboxProps={dropPlace}
      searchable
      placeholder={t('opportunity:suggest.sameAsPlaceholder')}
      nothingFoundMessage={t('platform:field.nothingFound')}
      // The server has already filtered.
      filter={({ options }) => options}
      data={isOffered ? offered : [...offered, { value: value.id, label: value.name }]}
      onSearchChange={setTyped}
      onChange={(id, option) => onChange(id === null ? null : { id, name: option?.label ?? '' })}
    />
  );
}
