import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { isColumnWanted, orderColumns } from './column-choice.ts';
import { type FittedColumn, fitColumns } from './fit-columns.ts';
import type { TableColumn } from './table-column.ts';
import type { ChangeTableState, TableState } from './table-state.ts';

/** Sorting and paging are the server's work: the model knows order, room and the next sort of a column. */
const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

export type ShownColumn<Row> = TableColumn<Row> & { width: number };

export type TableModel<Row> = {
  columns: readonly ShownColumn<Row>[];
  toggleSort: (column: string) => void;
};

export function useTableModel<Row extends object>(given: {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  onChange: ChangeTableState;
  /** Width that the columns may share; 0 until it was measured. */
  room: number;
}): TableModel<Row> {
  const { columns, state, onChange, room } = given;
  const ordered = useMemo(() => orderColumns(columns, state.columns), [columns, state.columns]);
  const fitted = useMemo(() => {
    const wanted = ordered.filter((column) => isColumnWanted(column, state.columns));
    return fitColumns(wanted, room, state.columns);
  }, [ordered, state.columns, room]);
  const definitions = useMemo(() => columns.map(definitionOf<Row>), [columns]);

  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS as Row[],
    manualSorting: true,
    state: {
      sorting: sortingOf(state),
      columnOrder: ordered.map(({ id }) => id),
      columnVisibility: visibilityOf(columns, fitted),
    },
    onSortingChange: (updater: Updater<SortingState>) => {
      const [next] = typeof updater === 'function' ? updater(sortingOf(state)) : updater;
      onChange({ sort: next ? { column: next.id, descending: next.desc } : null, page: 1 });
    },
  });

  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => {
    const column = columns.find((each) => each.id === id);
    const fit = fitted.find((each) => each.id === id);
    return column && fit ? [{ ...column, width: fit.width }] : [];
  });
  return { columns: shown, toggleSort: (id) => table.getColumn(id)?.toggleSorting() };
}

const NO_ROWS: object[] = [];

function definitionOf<Row extends object>(
  column: TableColumn<Row>,
): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    enableSorting: column.sortable ?? false,
    sortDescFirst: column.sortsDescendingFirst ?? false,
  };
}

function sortingOf({ sort }: TableState): SortingState {
  return sort ? [{ id: sort.column, desc: sort.descending }] : [];
}

function visibilityOf(
  columns: readonly { id: string }[],
  fitted: readonly FittedColumn[],
): Record<string, boolean> {
  const shown = new Set(fitted.map(({ id }) => id));
  return Object.fromEntries(columns.map(({ id }) => [id, shown.has(id)]));
}
