import type { Table } from './table.ts';

export interface Row {
  table: Table;
}
