import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  id: string;
  /** The column header; also its name in the column menu and on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned, so that their digits line up. */
  align?: 'start' | 'end';
  minWidth: number;
  /**
   * A date or a state must not be cut off, because that changes its meaning; another column is hidden instead. Numbers
   * are never cut off.
   */
  whole?: boolean;
  /** Where room is short the lowest leaves first. */
  priority: number;
  /** The main text of the list: takes the room that is left and never leaves. */
  grows?: boolean;
  /** Identifies the row: carries the link and is announced as the row's name. */
  namesRow?: boolean;
  sortable?: boolean;
  /** How its order is described: "newest first" for days. By default right-aligned columns count as numbers. */
  sortsBy?: 'text' | 'number' | 'date';
  /** Sorts numbers in descending order first. */
  sortsDescendingFirst?: boolean;
  /** Shown only when the user selects it. */
  hiddenAtFirst?: boolean;
  /** Shown next to its name in the column menu, for example its source. */
  note?: string;
  /** The text that the copy button on hover copies. */
  copies?: (row: Row) => string;
};
