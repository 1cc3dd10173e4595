import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';

const TYPING_MS = 200;
const OFFERED = 20;

/** One of the client's locations, searched by name or town because there may be thousands. */
export function LocationField({
  label,
  help,
  error,
  value,
  onChange,
  'data-path': path,
}: {
  label: string;
  help?: string;
  error?: ReactNode;
  value: string | null;
  onChange: (id: string | null) => void;
  'data-path'?: string;
}) {
  const { t } = useTranslation();
  const client = useCurrentClient();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const uuid = client.id;
  const chosen = useCall(
    getLocationCall,
    { params: { uuid, id: value ?? '' } },
    { enabled: value !== null },
  );
  const stored = value !== null && chosen.data?.id === value ? chosen.data : undefined;
  const named = ({ name, city }: { name: string; city: string }) => `${name}, ${city}`;
  // The name of the chosen location in the field does not trigger a search.
  const isSearch = stored === undefined || searchText !== named(stored);
  const { data } = useCall(listLocationsCall, {
    params: { uuid },
    query: { view: 'open', limit: OFFERED, ...(isSearch && searchText && { q: searchText }) },
  });
  const offered = (data?.items ?? []).map((one) => ({ value: one.id, label: named(one) }));
  const isOffered = stored === undefined || offered.some((one) => one.value === stored.id);
  return (
    <Select
      {...mantineFieldTexts({ label, help, error })}
      data-path={path}
      searchable
      clearable
      placeholder={t('forms:editor.localization.findLocation')}
      nothingFoundMessage={t('platform:field.nothingFound')}
      // The server has searched already.
      filter={({ options }) => options}
      data={isOffered ? offered : [...offered, { value: stored.id, label: named(stored) }]}
      value={value}
      onSearchChange={setTyped}
      onChange={onChange}
    />
  );
}
