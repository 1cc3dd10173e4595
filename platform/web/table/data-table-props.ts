import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ColumnChoice, TableColumn } from './columns/table-column.ts';
import type { BulkAction, RowAction, TableSelection } from './selection/table-selection.ts';
import type { TableSort } from './sorting/sort-order.ts';

export type DataTableProps<Row> = {
  /** Name of the records: "Touchpoints". */
  label: string;
  /** The filter bar; it gets the row height, the column choice or, on a phone, the sort. */
  bar?: (tools: ReactNode) => ReactNode;
  columns: readonly TableColumn<Row>[];
  /** Null until the first response; then the last response, also while the next one loads. */
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  state: TableState;
  onChange: ChangeTableState;
  pageSize: number;
  /** Null if counting would take longer than listing. */
  total: number | null;
  hasMore?: boolean;
  fetching?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** The list is empty because of its filters. */
  filtered?: boolean;
  onClearFilters?: () => void;
  /** Leaves the current view; undefined if all rows are shown. */
  onShowAll?: () => void;
  /** Purpose and first step of the screen, shown while no record exists. */
  firstUse?: ReactNode;
  bulkActions?: readonly BulkAction[];
  rowActions?: (row: Row) => readonly RowAction<Row>[];
  /** At the bottom of a row's menu: explains the row's status. */
  rowNote?: (row: Row) => ReactNode;
  rowHref?: (row: Row) => string | undefined;
  navigate?: (href: string) => void;
  /** Called when the pointer or the focus is on a row, which may be opened next. */
  onApproach?: (href: string) => void;
  /** Shows a row in the peek panel, by Space. */
  onPeek?: (id: string) => void;
  /** Shown below the message that nothing was found. */
  nearMisses?: ReactNode;
  renderCard?: (row: Row) => ReactNode;
  /** Text in the pager about the whole list. */
  note?: ReactNode;
  exportAction?: ReactNode;
};

export type TableDensity = 'comfortable' | 'compact';

/** State of a table; stored outside, so that URL, user preferences and screen can share it. */
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
