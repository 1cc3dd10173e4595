import { Button } from '@mantine/core';
import {
  IconCalendarEvent,
  IconDownload,
  IconLink,
  IconQrcode,
  IconTrash,
} from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { LEAD_DATE_PRESETS } from '#platform/web/date-range/period.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { FilterBar } from '#platform/web/filters/filter-bar.tsx';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTableAddress } from '#platform/web/table/address/table-address.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useTableState } from '#platform/web/table/use-table-state.ts';
import {
  type ExampleTouchpoint,
  exampleTouchpoints,
  findExamples,
} from '../examples/table-example.ts';
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

function useExampleColumns(): TableColumn<ExampleTouchpoint>[] {
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'suffix',
        header: 'Short URL',
        minWidth: 228,
        priority: 10,
        namesRow: true,
        sortable: true,
        copies: ({ suffix }) => `ma.example/${suffix}`,
        cell: ({ suffix }) => (
          <>
            <span className={styles.base}>ma.example/</span>
            <b>{suffix}</b>
          </>
        ),
      },
      {
        id: 'text',
        header: 'Product or description',
        minWidth: 200,
        priority: 10,
        grows: true,
        cell: ({ text }) => text,
      },
      {
        id: 'destination',
        header: 'Destination',
        minWidth: 158,
        priority: 1,
        cell: ({ destination }) => <span className={styles.quiet}>{destination}</span>,
      },
      {
        id: 'quantity',
        header: 'Quantity',
        minWidth: 84,
        priority: 2,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ quantity }) =>
          quantity === null ? (
            <span className={styles.base}>not set</span>
          ) : (
            format.number(quantity)
          ),
      },
      {
        id: 'scans',
        header: 'Scans',
        minWidth: 84,
        priority: 9,
        align: 'end',
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ scans }) => format.number(scans),
      },
      {
        id: 'weeks',
        header: '10 weeks',
        minWidth: 84,
        priority: 3,
        cell: ({ weeks, suffix }) => <Sparkline values={weeks} label={`Ten weeks of ${suffix}`} />,
      },
      {
        id: 'from',
        header: 'Period',
        minWidth: 140,
        priority: 8,
        sortable: true,
        sortsBy: 'date',
        cell: ({ from }) => <span className={styles.quiet}>from {format.date(from)}</span>,
      },
      {
        id: 'active',
        header: 'Landing page',
        minWidth: 110,
        priority: 4,
        cell: ({ active }) => <span className={styles.quiet}>{active ? 'Today 07:40' : '—'}</span>,
      },
    ],
    [format],
  );
}
