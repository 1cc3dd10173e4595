import type { ColumnChoice } from './columns/column-choice.ts';
import type { TableSelection } from './selection/table-selection.ts';
import type { TableSort } from './sorting/table-sort.ts';

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
