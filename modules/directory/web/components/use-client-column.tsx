import { useMemo } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from './list.module.css';

/** Adds the client as the second column in lists of all clients. */
export function useClientColumn<Row extends { client: { name: string } }>(
  columns: readonly TableColumn<Row>[],
): TableColumn<Row>[] {
  const { t } = useTranslation();
  return useMemo(() => {
    const [name, ...rest] = columns;
    const client: TableColumn<Row> = {
      id: 'client',
      header: t('directory:column.client'),
      minWidth: 150,
      priority: 9,
      cell: (row) => <span className={classes.quiet}>{row.client.name}</span>,
    };
    return name ? [name, client, ...rest] : [client];
  }, [columns, t]);
}
