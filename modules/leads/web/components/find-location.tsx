import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findLeadLocationsCall } from '#modules/leads/contract/leads/lead-place-calls.ts';
import { RELOCATION_SEARCH_MIN } from '#modules/leads/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';

const TYPING_MS = 200;

export interface FoundLocation {
  id: string;
  name: string;
}

/** A location that can receive leads, searched from three characters on [LEAD-07]. */
export function FindLocation({
  formId,
  chosen,
  isMissing,
  onChoose,
}: {
  /** The form whose locations are searched. */
  formId: string | undefined;
  chosen: FoundLocation | null;
  isMissing: boolean;
  onChoose: (location: FoundLocation | null) => void;
}) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isSearched = searchText.length >= RELOCATION_SEARCH_MIN;
  const { data } = useCall(
    findLeadLocationsCall,
    { params: { formId: formId ?? '' }, query: { search: searchText } },
    // The name of the chosen shop in the field does not trigger a search.
    { enabled: formId !== undefined && isSearched && searchText !== chosen?.name },
  );
  const found = (isSearched ? (data?.items ?? []) : []).map(({ id, name, city }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
  }));
  const isOffered = chosen === null || found.some(({ value }) => value === chosen.id);
  return (
    <Select
      {...mantineFieldTexts({
        label: t('leads:detail.relocating.find'),
        help: t('leads:detail.relocating.from', { count: RELOCATION_SEARCH_MIN }),
        error: isMissing && t('platform:field.required'),
        isRequired: true,
      })}
      searchable
      autoFocus
      nothingFoundMessage={isSearched && data && t('platform:field.nothingFound')}
      // The server has searched already.
      filter={({ options }) => options}
      data={isOffered ? found : [{ value: chosen.id, label: chosen.name }, ...found]}
      value={chosen?.id ?? null}
      onSearchChange={setTyped}
      onChange={(id, option) => onChoose(id === null ? null : { id, name: option?.label ?? '' })}
      comboboxProps={dropPlace}
    />
  );
}
