import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnChoice, TableColumn } from './columns/table-column.ts';
import type { BulkAction, RowAction, TableSelection } from './selection/table-selection.ts';
import type { TableSort } from './sorting/sort-order.ts';

export type DataTableProps<Row> = {
  /** Name of the records: "Touchpoints". */
  label: string;
  /** The filter bar; the table gives it the row height, the column choice or, on a phone, the sort. */
  bar?: (tools: ReactNode) => ReactNode;
  columns: readonly TableColumn<Row>[];
  /** Null until the first answer; then the last answer, also while the next one is on its way. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  state: TableState;
  onChange: ChangeTableState;
  pageSize: number;
  /** Null where counting would take longer than listing. */
  total: number | null;
  hasMore?: boolean;
  fetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** The list is empty because of its filters, not because nothing is there. */
  filtered?: boolean;
  onClearFilters?: () => void;
  /** Out of a view of the list; left out where all are shown. */
  onShowAll?: () => void;
  /** The purpose of the screen and its first step, where no record exists yet. */
  firstUse?: ReactNode;
  bulkActions?: readonly BulkAction[];
  rowActions?: (row: Row) => readonly RowAction<Row>[];
  /** At the foot of a row's menu: why its state is so. */
  rowNote?: (row: Row) => ReactNode;
  rowHref?: (row: Row) => string;
  navigate?: (href: string) => void;
  /** The pointer rests on a row, or the focus is on it: it may be opened next. */
  onApproach?: (href: string) => void;
  /** Shows a row beside the list, by Space. */
  onPeek?: (id: string) => void;
  /** Shown below the message that nothing was found. */
  nearMisses?: ReactNode;
  renderCard?: (row: Row) => ReactNode;
  /** Text in the pager about the whole list. */
  note?: ReactNode;
  exportAction?: ReactNode;
};

export type TableDensity = 'comfortable' | 'compact';

/** All a table remembers; it is held outside, so that the address, the user's habits and the screen can share it. */
export type TableState = {
  sort: TableSort | null;
  page: number;
  selected: TableSelection;
  columns: ColumnChoice;
  density: TableDensity;
};

export type ChangeTableState = (change: Partial<TableState>) => void;

/** Converts a query to the table's props: rows, total and loading state. */
export function answeredRows<Row>(
  query: UseQueryResult<{
    items: Row[];
    total: number | null;
    hasMore?: boolean | undefined;
  }>,
) {
  return {
    rows: query.data?.items ?? null,
    total: query.data?.items.length === 0 ? (query.data.total ?? 0) : (query.data?.total ?? null),
    hasMore: query.data?.hasMore ?? false,
    fetching: query.isPlaceholderData,
    error: query.error,
    onRetry: () => void query.refetch(),
  };
}
