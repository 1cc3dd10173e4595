import { useMemo } from 'react';
import { isColumnWanted, orderColumns } from './columns/column-choice.ts';
import type { ColumnNeeds } from './columns/column-needs.ts';
import { fitColumns } from './columns/fit-columns.ts';
import type { TableColumn } from './columns/table-column.ts';
import { nextSort } from './sorting/next-sort.ts';
import type { ChangeTableState, TableState } from './table-state.ts';

export type ShownColumn<Row> = TableColumn<Row> & { width: number };

export type TableModel<Row> = {
  columns: readonly ShownColumn<Row>[];
  toggleSort: (column: string) => void;
};

/** The server sorts and pages; the model knows column order, available width and the next sort of a column. */
export function useTableModel<Row extends object>(given: {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  onChange: ChangeTableState;
  /** Width that the columns may share; 0 until it was measured. */
  room: number;
  needs: ColumnNeeds;
}): TableModel<Row> {
  const { columns, state, onChange, room, needs } = given;
  const shown = useMemo(() => {
    const wanted = orderColumns(columns, state.columns).filter((column) =>
      isColumnWanted(column, state.columns),
    );
    const widths = new Map(
      fitColumns(wanted, room, { raised: state.columns.raised, needs }).map(({ id, width }) => [
        id,
        width,
      ]),
    );
    return wanted.flatMap((column) => {
      const width = widths.get(column.id);
      return width === undefined ? [] : [{ ...column, width }];
    });
  }, [columns, state.columns, room, needs]);

  const toggleSort = (id: string) => {
    const column = columns.find((each) => each.id === id);
    if (column) onChange({ sort: nextSort(state.sort, column), page: 1 });
  };
  return { columns: shown, toggleSort };
}
