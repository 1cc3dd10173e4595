import type { ReactNode } from 'react';

export type TableColumn<Row> = {
  id: string;
  /** The word at the head of the column; also names it in the column menu and on cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand right, so that their digits stand under each other. */
  align?: 'start' | 'end';
  minWidth: number;
  /** A date, a state: cut it says something else, so another column leaves instead. Figures are whole anyway. */
  whole?: boolean;
  /** Where room is short the lowest leaves first. */
  priority: number;
  /** The main text of the list: takes the room that is left and never leaves. */
  grows?: boolean;
  /** Says which thing the row is: carries the link and is read out as the row's name. */
  namesRow?: boolean;
  sortable?: boolean;
  /** What its order is called: "newest first" for days. Where left out, figures are told by their alignment. */
  sortsBy?: 'text' | 'number' | 'date';
  /** A figure is asked for "most first". */
  sortsDescendingFirst?: boolean;
  /** Shown only when somebody chooses it. */
  hiddenAtFirst?: boolean;
  /** Said beside its name in the column menu: where it comes from. */
  note?: string;
  /** What the copy button that appears on hover puts on the clipboard. */
  copies?: (row: Row) => string;
};
