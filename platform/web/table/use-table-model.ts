import { useMemo } from 'react';
import type { ColumnNeeds } from './columns/column-widths.ts';
import {
  type ColumnChoice,
  isColumnFixed,
  isColumnWanted,
  orderColumns,
  type TableColumn,
} from './columns/table-column.ts';
import type { ChangeTableState, TableState } from './data-table-props.ts';
import type { TableSort } from './sorting/sort-order.ts';

/** With less width, the main text is too short to distinguish rows. */
export const MAIN_COLUMN_MIN_WIDTH = 200;
/** Limit, so that one long word does not take the room of the other columns. */
export const WIDEST_BY_CONTENT = 360;

export type ShownColumn<Row> = TableColumn<Row> & { width: number };

export type TableModel<Row> = {
  columns: readonly ShownColumn<Row>[];
  toggleSort: (column: string) => void;
};

/** Column order, available width and the next sort of a column; the server sorts and pages. */
export function useTableModel<Row extends object>(given: {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  onChange: ChangeTableState;
  /** Width available for columns; 0 until measured. */
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

/** Clicks on a header cycle through its first order, the other one, and none. */
export function nextSort(
  sort: TableSort | null,
  column: { id: string; sortsDescendingFirst?: boolean },
): TableSort | null {
  const descendingFirst = column.sortsDescendingFirst ?? false;
  if (sort?.column !== column.id) return { column: column.id, descending: descendingFirst };
  return sort.descending === descendingFirst
    ? { column: column.id, descending: !descendingFirst }
    : null;
}

type Fitting = Pick<
  TableColumn<unknown>,
  | 'id'
  | 'minWidth'
  | 'maxByContent'
  | 'priority'
  | 'grows'
  | 'fillsFirst'
  | 'namesRow'
  | 'align'
  | 'whole'
>;

type FittedColumn = { id: string; width: number };

type Needs = { least: number; wanted: number };

/**
 * Chooses the columns that fit and their widths: the lowest priority is hidden first; remaining room goes to cut-off
 * columns, then to the main text.
 */
export function fitColumns(
  columns: readonly Fitting[],
  room: number,
  { raised, needs }: Pick<ColumnChoice, 'raised'> & { needs?: ColumnNeeds },
): FittedColumn[] {
  const needsOf = (column: Fitting) => needsOfColumn(column, needs);
  const neededBy = (shown: readonly Fitting[]) =>
    shown.reduce((sum, column) => sum + needsOf(column).least, 0);
  const leaving = columns
    .filter((column) => !isColumnFixed(column))
    .sort((a, b) => importance(a, raised) - importance(b, raised));
  let shown = columns;
  for (const column of leaving) {
    if (neededBy(shown) <= room) break;
    shown = shown.filter(({ id }) => id !== column.id);
  }
  const widths = fillCut(shown, Math.max(0, room - neededBy(shown)), needsOf);
  return giveRest(shown, widths, room);
}

/**
 * Columns that miss the least room are filled first, so that most become complete and no long one blocks the others.
 */
function fillCut(
  columns: readonly Fitting[],
  rest: number,
  needsOf: (column: Fitting) => Needs,
): Map<string, number> {
  const widths = new Map(columns.map((column) => [column.id, needsOf(column).least]));
  const cut = columns
    .map((column) => ({
      id: column.id,
      isFirst: column.fillsFirst ?? false,
      lacks: needsOf(column).wanted - needsOf(column).least,
    }))
    .filter(({ lacks }) => lacks > 0)
    .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.lacks - b.lacks);
  let left = rest;
  for (const [position, { id, isFirst, lacks }] of cut.entries()) {
    const given = Math.min(lacks, isFirst ? left : left / (cut.length - position));
    widths.set(id, (widths.get(id) ?? 0) + given);
    left -= given;
  }
  return widths;
}

function giveRest(
  columns: readonly Fitting[],
  widths: ReadonlyMap<string, number>,
  room: number,
): FittedColumn[] {
  const widthOf = ({ id }: Fitting) => widths.get(id) ?? 0;
  const growing = columns.filter(({ grows }) => grows);
  const takers = growing.length > 0 ? growing : columns.filter(({ namesRow }) => namesRow);
  const rest = Math.max(0, room - columns.reduce((sum, column) => sum + widthOf(column), 0));
  const share = takers.length > 0 ? rest / takers.length : 0;
  return columns.map((column) => ({
    id: column.id,
    width: widthOf(column) + (takers.includes(column) ? share : 0),
  }));
}

function importance({ id, priority }: Fitting, raised: readonly string[]): number {
  const place = raised.indexOf(id);
  return place < 0 ? priority : 1_000_000 + place;
}

/** Headers, figures and dates are never cut, in any language; other text is complete if there is space. */
function needsOfColumn(column: Fitting, needs: ColumnNeeds | undefined): Needs {
  const { id, minWidth, maxByContent = WIDEST_BY_CONTENT, grows, align } = column;
  const { whole = align === 'end' } = column;
  const head = Math.ceil(needs?.head.get(id) ?? 0);
  const content = Math.min(maxByContent, Math.ceil(needs?.cells.get(id) ?? 0));
  const least = Math.max(minWidth, grows ? MAIN_COLUMN_MIN_WIDTH : 0, head, whole ? content : 0);
  return { least, wanted: Math.max(least, content) };
}
