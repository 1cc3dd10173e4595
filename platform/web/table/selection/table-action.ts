import type { ReactNode } from 'react';
import type { TableSelection } from './table-selection.ts';

type Action = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Destructive: comes last, has no border, and asks for confirmation. */
  danger?: boolean;
};

export type BulkAction = Action & {
  /** For a phone, where "Download QR codes" has no room. */
  shortLabel?: string;
  run: (selection: TableSelection) => void;
};

export type RowAction<Row> = Action & {
  run: (row: Row) => void;
  /** A letter that runs the action while the row has the focus; shown to the right of the label. */
  shortcut?: string;
  /** A hairline above it: what follows is of another kind. */
  startsGroup?: boolean;
};
