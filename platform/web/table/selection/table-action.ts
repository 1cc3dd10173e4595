import type { ReactNode } from 'react';
import type { TableSelection } from './table-selection.ts';

type Action = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Destructive: stands last, without an edge, and asks before it acts. */
  danger?: boolean;
};

export type BulkAction = Action & {
  /** For a phone, where "Download QR codes" has no room. */
  shortLabel?: string;
  run: (selection: TableSelection) => void;
};

export type RowAction<Row> = Action & {
  run: (row: Row) => void;
  /** One letter that does it while the row has the focus; stands at the right of its words. */
  shortcut?: string;
  /** A hairline above it: what follows is of another kind. */
  startsGroup?: boolean;
};
