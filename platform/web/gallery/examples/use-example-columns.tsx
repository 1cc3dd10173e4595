import { useMemo } from 'react';
import { Sparkline } from '#platform/web/charts/lines/sparkline.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import styles from '../sections/table.section.module.css';
import type { ExampleTouchpoint } from './table-example.ts';

export function useExampleColumns(): TableColumn<ExampleTouchpoint>[] {
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
