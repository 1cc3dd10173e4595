import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { type FieldBinding, mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';

const TYPING_MS = 200;
const OFFERED = 20;

const named = ({ name, city }: { name: string; city: string }) =>
  [name, city].filter(Boolean).join(', ');

/** Name of a location by its id. */
export function LocationName({ clientId, id }: { clientId: string; id: string }) {
  const { data } = useCall(getLocationCall, { params: { uuid: clientId, id } });
  return data ? named(data) : '…';
}

/** Successor of a closed location, searched by name or town because there may be thousands. */
export function MovedToField({
  clientId,
  error,
  isRequired,
  ...field
}: FieldBinding<string | null> & { clientId: string }) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const params = { uuid: clientId };
  const { value } = field;
  const chosen = useCall(
    getLocationCall,
    { params: { ...params, id: value ?? '' } },
    { enabled: value !== null },
  );
  const stored = value !== null && chosen.data?.id === value ? chosen.data : undefined;
  // The name of the chosen location in the field does not trigger a search.
  const isSearch = stored === undefined || searchText !== named(stored);
  const { data } = useCall(listLocationsCall, {
    params,
    query: { view: 'open', limit: OFFERED, ...(isSearch && searchText && { q: searchText }) },
  });
  const offered = (data?.items ?? []).map((one) => ({ value: one.id, label: named(one) }));
  const isOffered = stored === undefined || offered.some((one) => one.value === stored.id);
  return (
    <Select
      {...field}
      {...mantineFieldTexts({
        label: t('directory:field.movedToId'),
        help: t('directory:location.movedToHelp'),
        error,
        isRequired,
      })}
      comboboxProps={dropPlace}
      searchable
      clearable
      placeholder={t('directory:location.notMoved')}
      nothingFoundMessage={t('platform:field.nothingFound')}
      // The server has already filtered.
      filter={({ options }) => options}
      data={isOffered ? offered : [...offered, { value: stored.id, label: named(stored) }]}
      onSearchChange={setTyped}
    />
  );
}
