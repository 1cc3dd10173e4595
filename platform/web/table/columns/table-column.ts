import type { ReactNode } from 'react';
import { z } from 'zod';

export type TableColumn<Row> = {
  id: string;
  /** The column header; also its name in the column menu and on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, so that their digits line up. */
  align?: 'start' | 'end';
  minWidth: number;
  /** Long texts make the column no wider than this; it may still take room that is left. */
  maxByContent?: number;
  /**
   * A date or a state must not be cut off, because that changes its meaning; another column is hidden instead. Numbers
   * are never cut off.
   */
  whole?: boolean;
  /** The lowest priority is hidden first if space is short. */
  priority: number;
  /** The main text of the list: takes the remaining width and is never hidden. */
  grows?: boolean;
  /** Shown in full before other cut columns get more room. */
  fillsFirst?: boolean;
  /** Identifies the row: carries the link and is announced as the row's name. */
  namesRow?: boolean;
  sortable?: boolean;
  /** How its order is described: "newest first" for days. By default right-aligned columns count as numbers. */
  sortsBy?: 'text' | 'number' | 'date';
  /** The first click sorts in descending order, for numbers. */
  sortsDescendingFirst?: boolean;
  /** Shown only when the user selects it. */
  hiddenAtFirst?: boolean;
  /** Shown next to its name in the column menu, for example its source. */
  note?: string;
  /** The text that the copy button on hover copies. */
  copies?: (row: Row) => string;
};

/** A user's changes to the columns; columns added later keep their default position. */
export const columnChoiceSchema = z.object({
  order: z.array(z.string()),
  hidden: z.array(z.string()),
  /** Columns that the user selected, the latest last; these are hidden last when room is short. */
  raised: z.array(z.string()),
});
export type ColumnChoice = z.infer<typeof columnChoiceSchema>;

export const NO_COLUMN_CHOICE: ColumnChoice = { order: [], hidden: [], raised: [] };

type Choosable = Pick<TableColumn<unknown>, 'id' | 'hiddenAtFirst' | 'grows' | 'namesRow'>;

/** A column missing in the choice follows its predecessor in the code. */
export function orderColumns<Column extends Choosable>(
  columns: readonly Column[],
  { order }: ColumnChoice,
): Column[] {
  const placed = order
    .map((id) => columns.find((column) => column.id === id))
    .filter((column) => column !== undefined);
  for (const [index, column] of columns.entries()) {
    if (placed.includes(column)) continue;
    const before = columns[index - 1];
    placed.splice(before ? placed.indexOf(before) + 1 : 0, 0, column);
  }
  return placed;
}

export function isColumnWanted(column: Choosable, choice: ColumnChoice): boolean {
  if (isColumnFixed(column)) return true;
  if (choice.raised.includes(column.id)) return true;
  return !column.hiddenAtFirst && !choice.hidden.includes(column.id);
}

/** The name and the main text cannot be hidden. */
export function isColumnFixed(column: Choosable): boolean {
  return Boolean(column.namesRow || column.grows);
}

export function showColumn(choice: ColumnChoice, id: string): ColumnChoice {
  return {
    ...choice,
    hidden: without(choice.hidden, id),
    raised: [...without(choice.raised, id), id],
  };
}

export function hideColumn(choice: ColumnChoice, id: string): ColumnChoice {
  return {
    ...choice,
    hidden: [...without(choice.hidden, id), id],
    raised: without(choice.raised, id),
  };
}

export function moveColumn<Column extends Choosable>(
  choice: ColumnChoice,
  columns: readonly Column[],
  id: string,
  steps: number,
): ColumnChoice {
  const order = orderColumns(columns, choice).map((column) => column.id);
  const from = order.indexOf(id);
  const to = Math.min(Math.max(from + steps, 0), order.length - 1);
  if (from < 0) return choice;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return { ...choice, order };
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((each) => each !== id);
}
