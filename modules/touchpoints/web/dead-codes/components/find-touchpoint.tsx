import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { aboutTouchpoint, type TouchpointRow } from '#modules/touchpoints/contract/touchpoint.ts';
import { searchTouchpointsCall } from '#modules/touchpoints/contract/touchpoint-calls.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { mantineFieldTexts } from '#platform/web/fields/field-texts.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDropPlace } from '#platform/web/layout/drop-place.ts';
import classes from './dead-codes.module.css';

const DEBOUNCE_MS = 200;
const RESULTS_LIMIT = 8;

/** One touchpoint of the brand, found by its short URL, its product or its description. */
export function TouchpointSelect({
  brandId,
  proposed,
  value,
  error,
  onChange,
}: {
  brandId: string;
  /** Options before the user has searched. */
  proposed: { _id: string; suffix: string } | null;
  value: string | null;
  error: ReactNode;
  onChange: (id: string | null) => void;
}) {
  const { t } = useTranslation();
  const dropPlace = useDropPlace();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(proposed && { value: proposed._id, label: proposed.suffix });
  const [q] = useDebouncedValue(typed.slice(0, 100), DEBOUNCE_MS);
  const isChosen = chosen !== null && chosen.label === q;
  const found = useCall(searchTouchpointsCall, {
    body: {
      brandId,
      // The label of the selection is not a search text, so all touchpoints are offered again.
      searchFilter: q === '' || isChosen ? {} : { q },
      limit: RESULTS_LIMIT,
      sortBy: 'scans',
    },
  });
  const choices = toTouchpointChoices(found.data?.items ?? [], chosen);
  return (
    <Select
      classNames={{ section: classes.icon }}
      {...mantineFieldTexts({ label: t('touchpoints:title.touchpoint'), error })}
      data-path="_id"
      data-autofocus
      placeholder={t('touchpoints:list.search')}
      leftSection={<Icon of={IconSearch} />}
      comboboxProps={dropPlace}
      searchable
      value={value}
      searchValue={typed}
      onSearchChange={setTyped}
      data={choices}
      // The server has already filtered by the search text.
      filter={({ options }) => options}
      nothingFoundMessage={
        found.isPending ? t('touchpoints:dead.searching') : t('platform:field.nothingFound')
      }
      onChange={(id) => {
        setChosen(choices.find((choice) => choice.value === id) ?? null);
        onChange(id);
      }}
    />
  );
}

interface TouchpointChoice {
  value: string;
  label: string;
}

/**
 * Search results labelled by suffix and purpose. Includes the selected touchpoint, otherwise its field would lose its
 * label.
 */
export function toTouchpointChoices(
  found: readonly Pick<TouchpointRow, '_id' | 'sourceSuffix' | 'description' | 'product'>[],
  chosen: TouchpointChoice | null,
): TouchpointChoice[] {
  const choices = found.map(({ _id, sourceSuffix, description, product }) => {
    const purpose = aboutTouchpoint({ product: product?.name, description });
    return { value: _id, label: purpose ? `${sourceSuffix}, ${purpose}` : sourceSuffix };
  });
  if (chosen === null) return choices;
  return [chosen, ...choices.filter(({ value }) => value !== chosen.value)];
}
