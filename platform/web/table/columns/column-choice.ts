import { z } from 'zod';
import type { TableColumn } from './table-column.ts';

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

/** A column unknown to the choice follows the one it follows in the code. */
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
