import { Button } from '@mantine/core';
import {
  IconCalendarEvent,
  IconDownload,
  IconLink,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useTableAddress } from '#platform/web/table/address/table-address.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import { exampleTouchpoints, findExamples } from '../examples/table-example.ts';
import { useExampleColumns } from '../examples/use-example-columns.tsx';
import type { GallerySection } from '../gallery-section.ts';
import styles from './table.section.module.css';

const PAGE_SIZE = 25;
const ALL = exampleTouchpoints(1_284);

const FIELDS: readonly FilterField[] = [
  { id: 'scans', name: 'Scans', kind: 'number' },
  {
    id: 'country',
    name: 'Scanned in',
    kind: 'choice',
    options: [
      { value: 'FR', label: 'France' },
      { value: 'DE', label: 'Deutschland' },
      { value: 'NO', label: 'Norge' },
    ],
  },
  { id: 'from', name: 'Period', kind: 'date', presets: LEAD_DATE_PRESETS },
  { id: 'text', name: 'Text', kind: 'text' },
  { id: 'active', name: 'Active', kind: 'boolean' },
];

const RULES = { sortable: ['suffix', 'quantity', 'scans', 'from'], fields: FIELDS };

export const section: GallerySection = { Example };

function Example() {
  const [search, setSearch] = useState('?f.scans=at-least:50&f.country=any-of:FR,DE&sort=-scans');
  const columns = useExampleColumns();
  const { address, change } = useTableAddress({ search, setSearch }, RULES);
  const { state, change: changeState } = useTableState({
    user: 'gallery',
    table: 'touchpoints',
    columns,
    address,
    changeAddress: change,
  });
  const found = useMemo(() => findExamples(ALL, address), [address]);
  const notify = (what: string) => () => void showToast({ text: what });

  return (
    <div className={styles.frame}>
      <DataTable
        label="Touchpoints"
        bar={(tools) => (
          <FilterBar
            search={{
              placeholder: 'Short URL, product, text',
              query: address.q,
              onSearch: (q) => change({ q }, 'replace'),
            }}
            fields={FIELDS}
            conditions={address.filters}
            onChange={(filters) => change({ filters })}
            count={{ found: found.length, total: ALL.length }}
            tools={tools}
          />
        )}
        columns={columns}
        rows={found.slice((state.page - 1) * PAGE_SIZE, state.page * PAGE_SIZE)}
        rowId={({ id }) => id}
        rowName={({ suffix }) => suffix}
        rowHref={({ id }) => `#touchpoint-${id}`}
        state={state}
        onChange={changeState}
        pageSize={PAGE_SIZE}
        total={found.length}
        filtered={address.q !== '' || address.filters.length > 0}
        onClearFilters={() => change({ q: '', filters: [] })}
        bulkActions={[
          {
            id: 'codes',
            label: 'Download QR codes',
            shortLabel: 'QR codes',
            icon: <Icon of={IconQrcode} />,
            run: notify('QR codes are being made'),
          },
          {
            id: 'end',
            label: 'Set end date',
            icon: <Icon of={IconCalendarEvent} />,
            run: notify('End date set'),
          },
          {
            id: 'delete',
            label: 'Delete…',
            icon: <Icon of={IconTrash} />,
            danger: true,
            run: notify('Nothing was deleted'),
          },
        ]}
        rowActions={() => [
          {
            id: 'open',
            label: 'Open destination',
            icon: <Icon of={IconLink} />,
            run: notify('Opened'),
          },
          {
            id: 'delete',
            label: 'Delete…',
            icon: <Icon of={IconTrash} />,
            danger: true,
            run: notify('Nothing was deleted'),
          },
        ]}
        exportAction={
          <Button
            variant="subtle"
            size="xs"
            leftSection={<Icon of={IconDownload} size={14} />}
            onClick={notify('The export is being made')}
          >
            Export
          </Button>
        }
      />
    </div>
  );
}
