import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterCondition, FilterField } from '#platform/web/filters/filter-condition.ts';
import type { GallerySection } from '../gallery-section.ts';

const COUNTRIES = [
  'België',
  'Danmark',
  'Deutschland',
  'España',
  'France',
  'Italia',
  'Norge',
  'Österreich',
  'Schweiz',
];

const FIELDS: readonly FilterField[] = [
  { id: 'scans', name: 'Scans', kind: 'number' },
  {
    id: 'country',
    name: 'Scanned in',
    kind: 'choice',
    options: COUNTRIES.map((name) => ({ value: name, label: name })),
  },
  { id: 'created', name: 'Created', kind: 'date', presets: LEAD_DATE_PRESETS },
  { id: 'text', name: 'Donaudampfschifffahrtsgesellschaft', kind: 'text' },
  { id: 'active', name: 'Active', kind: 'boolean' },
];

const AT_FIRST: readonly FilterCondition[] = [
  { field: 'scans', kind: 'number', operator: 'between', value: [500, 12_000] },
  {
    field: 'country',
    kind: 'choice',
    operator: 'any-of',
    value: ['France', 'Deutschland', 'Norge'],
  },
  { field: 'created', kind: 'date', operator: 'within', value: 'last-month' },
  { field: 'text', kind: 'text', operator: 'contains', value: 'Geräuschdämpfung' },
  { field: 'active', kind: 'boolean', operator: 'is', value: true },
];

export const section: GallerySection = { Example };

function Example() {
  const [query, setQuery] = useState('');
  const [conditions, setConditions] = useState(AT_FIRST);
  return (
    <FilterBar
      search={{ placeholder: 'Short URL, product, text', query, onSearch: setQuery }}
      fields={FIELDS}
      conditions={conditions}
      onChange={setConditions}
      count={{ found: 214, total: 1_284 }}
      saveView={
        <Button variant="subtle" size="xs" leftSection={<Icon of={IconBookmark} size={14} />}>
          Save view
        </Button>
      }
    />
  );
}
