import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { z } from 'zod';
import type { ChangeTableAddress, TableAddress } from './address/table-address.ts';
import {
  type ColumnChoice,
  columnChoiceSchema,
  isColumnWanted,
  NO_COLUMN_CHOICE,
  orderColumns,
} from './columns/table-column.ts';
import type { ChangeTableState, TableState } from './data-table-props.ts';
import { NOTHING_SELECTED, type TableSelection } from './selection/table-selection.ts';

const habitsSchema = z.object({
  columns: columnChoiceSchema,
  density: z.enum(['comfortable', 'compact']),
});

const AT_FIRST: TableHabits = { columns: NO_COLUMN_CHOICE, density: 'comfortable' };

/**
 * Stores a table's state: the query in the URL, preferences per user, the selection in memory. A changed query clears
 * the selection, because "all that match" would mean other rows.
 */
export function useTableState(given: {
  user: string;
  table: string;
  columns: readonly { id: string }[];
  address: TableAddress;
  changeAddress: ChangeTableAddress;
}): { state: TableState; change: ChangeTableState } {
  const { user, table, address, changeAddress } = given;
  const { habits, change: changeHabits } = useTablePreferences(user, table);
  const question = JSON.stringify([address.q, address.view, address.filters]);
  const [chosen, setChosen] = useState<{ question: string; selected: TableSelection }>();

  const change: ChangeTableState = ({ sort, page, selected, columns, density }) => {
    if (selected) setChosen({ question, selected });
    // Columns given in the URL are changed there, because a shared view is not a user's preference.
    const isInAddress = columns && address.columns;
    if (isInAddress) changeAddress({ columns: shownBy(given.columns, columns) }, 'replace');
    if ((columns && !isInAddress) || density)
      changeHabits({ ...(columns && !isInAddress && { columns }), ...(density && { density }) });
    if (sort !== undefined || page !== undefined)
      changeAddress({ ...(sort !== undefined && { sort }), ...(page !== undefined && { page }) });
  };

  return {
    state: {
      sort: address.sort,
      page: address.page,
      selected: chosen?.question === question ? chosen.selected : NOTHING_SELECTED,
      columns: columnsOf(address, given.columns, habits.columns),
      density: habits.density,
    },
    change,
  };
}

function shownBy(columns: readonly { id: string }[], choice: ColumnChoice): string[] {
  return orderColumns(columns, choice)
    .filter((column) => isColumnWanted(column, choice))
    .map(({ id }) => id);
}

/** Shows exactly the columns in the URL, if it has any. */
function columnsOf(
  { columns: requested }: TableAddress,
  columns: readonly { id: string }[],
  habit: ColumnChoice,
): ColumnChoice {
  if (!requested) return habit;
  const others = columns.map(({ id }) => id).filter((id) => !requested.includes(id));
  return { order: [...requested], raised: [...requested], hidden: others };
}

type TableHabits = z.infer<typeof habitsSchema>;

/** One user's preferences for one table, stored per user in this browser. */
function useTablePreferences(user: string, table: string) {
  const [habits, setHabits] = useLocalStorage<TableHabits>({
    key: `comptoir.table.${user}.${table}`,
    defaultValue: AT_FIRST,
    getInitialValueInEffect: false,
    deserialize: readHabits,
  });
  return {
    habits,
    change: (change: Partial<TableHabits>) => setHabits({ ...habits, ...change }),
  };
}

/** Stored values of older versions that cannot be read are replaced by defaults. */
function readHabits(text: string | undefined): TableHabits {
  try {
    return habitsSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return AT_FIRST;
  }
}
