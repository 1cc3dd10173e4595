import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLeadLocationsCall } from '#modules/leads/contract/leads/lead-place-calls.ts';
import { RELOCATION_SEARCH_MIN } from '#modules/leads/contract/limits.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { mantineWords } from '#platform/web/fields/field-words.tsx';
import { useDropPlace } from '#platform/web/shell/drop-place.ts';

const TYPING_MS = 200;

export interface ChosenShop {
  id: string;
  name: string;
}

/** To which shop leads of a form go, found from three characters on [LEAD-07]. */
export function ShopField({
  formId,
  label,
  error,
  value,
  onChange,
}: {
  formId: string | undefined;
  label: string;
  error: ReactNode;
  value: ChosenShop | null;
  onChange: (shop: ChosenShop | null) => void;
}) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const isSearched = words.length >= RELOCATION_SEARCH_MIN;
  const { data } = useCall(
    findLeadLocationsCall,
    { params: { formId: formId ?? '' }, query: { search: words } },
    // What stands in the field once it is chosen is nothing to search for.
    { enabled: formId !== undefined && isSearched && words !== value?.name },
  );
  const found = (isSearched ? (data?.items ?? []) : []).map(({ id, name, city }) => ({
    value: id,
    label: [name, city].filter(Boolean).join(', '),
  }));
  const isOffered = value === null || found.some((shop) => shop.value === value.id);
  return (
    <Select
      {...mantineWords({
        label,
        help: t('leads:detail.relocating.from', { count: RELOCATION_SEARCH_MIN }),
        error,
        isRequired: true,
      })}
      searchable
      autoFocus
      nothingFoundMessage={isSearched && data && t('platform:field.nothingFound')}
      // The server has searched already.
      filter={({ options }) => options}
      data={isOffered ? found : [{ value: value.id, label: value.name }, ...found]}
      value={value?.id ?? null}
      onSearchChange={setTyped}
      onChange={(id, option) => onChange(id === null ? null : { id, name: option?.label ?? '' })}
      comboboxProps={dropPlace}
    />
  );
}
