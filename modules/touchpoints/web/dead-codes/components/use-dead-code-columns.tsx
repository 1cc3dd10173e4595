import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeadCode } from '#modules/touchpoints/contract/dead-codes.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from './dead-codes.module.css';

/** Visited suffix, number of visits, and the suffix that was probably meant. */
export function useDeadCodeColumns({
  base,
  onMend,
}: {
  base: string;
  /** Undefined for users with read-only access. */
  onMend: ((code: DeadCode) => void) | undefined;
}): TableColumn<DeadCode>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'suffix',
        header: t('touchpoints:dead.tried'),
        minWidth: 200,
        priority: 10,
        grows: true,
        namesRow: true,
        sortable: true,
        copies: ({ suffix }) => `${base}${suffix}`,
        cell: ({ suffix }) => (
          <>
            <span className={classes.quiet}>{base.replace(/^https?:\/\//, '')}</span>
            <span className={classes.suffix}>{suffix}</span>
          </>
        ),
      },
      {
        id: 'visits',
        header: t('touchpoints:dead.visits'),
        align: 'end',
        minWidth: 88,
        priority: 9,
        sortable: true,
        sortsDescendingFirst: true,
        cell: ({ visits }) => format.number(visits),
      },
      {
        id: 'firstAt',
        header: t('touchpoints:dead.first'),
        minWidth: 120,
        priority: 4,
        cell: ({ firstAt }) => <span className={classes.quiet}>{format.stamp(firstAt)}</span>,
      },
      {
        id: 'lastAt',
        header: t('touchpoints:dead.last'),
        minWidth: 120,
        priority: 6,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ lastAt }) => <span className={classes.quiet}>{format.stamp(lastAt)}</span>,
      },
      {
        id: 'similar',
        header: t('touchpoints:dead.similar'),
        minWidth: 160,
        priority: 7,
        cell: ({ similar }) => similar?.suffix ?? <span className={classes.quiet}>—</span>,
      },
      ...(onMend
        ? [
            {
              id: 'mend',
              header: t('touchpoints:dead.mend'),
              minWidth: 140,
              priority: 8,
              cell: (code: DeadCode) => (
                <Button variant="default" size="xs" onClick={() => onMend(code)}>
                  {t('touchpoints:dead.lead')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, format, base, onMend],
  );
}
