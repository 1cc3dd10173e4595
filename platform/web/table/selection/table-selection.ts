import type { ReactNode } from 'react';

/** Selected rows: by id, or everything that matches the filter except some, on any page. */
export type TableSelection =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const NOTHING_SELECTED: TableSelection = { kind: 'ids', ids: new Set() };
export const ALL_SELECTED: TableSelection = { kind: 'all', except: new Set() };

export function isSelected(selection: TableSelection, id: string): boolean {
  return selection.kind === 'ids' ? selection.ids.has(id) : !selection.except.has(id);
}

/** Null when everything is selected and the total is unknown. */
export function selectedCount(selection: TableSelection, total: number | null): number | null {
  if (selection.kind === 'ids') return selection.ids.size;
  return total === null ? null : Math.max(0, total - selection.except.size);
}

export function hasSelection(selection: TableSelection, total: number | null): boolean {
  return selectedCount(selection, total) !== 0;
}

export function setSelected(
  selection: TableSelection,
  ids: readonly string[],
  chosen: boolean,
): TableSelection {
  if (selection.kind === 'all')
    return { kind: 'all', except: membersAfter(selection.except, ids, !chosen) };
  return { kind: 'ids', ids: membersAfter(selection.ids, ids, chosen) };
}

export function toggleSelected(selection: TableSelection, id: string): TableSelection {
  return setSelected(selection, [id], !isSelected(selection, id));
}

/** State of the header checkbox for the rows of this page. */
export function pageCheck(
  selection: TableSelection,
  ids: readonly string[],
): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}

/** A partly ticked box first selects all, as is usual. */
export function togglePage(selection: TableSelection, ids: readonly string[]): TableSelection {
  return setSelected(selection, ids, pageCheck(selection, ids) !== 'all');
}

/** Shift and click: all rows from the last clicked one take the state of the current one. */
export function selectRange(
  selection: TableSelection,
  ids: readonly string[],
  from: string | null,
  to: string,
): TableSelection {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return toggleSelected(selection, to);
  const between = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
  return setSelected(selection, between, !isSelected(selection, to));
}

function membersAfter(
  set: ReadonlySet<string>,
  ids: readonly string[],
  inside: boolean,
): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) inside ? next.add(id) : next.delete(id);
  return next;
}

type Action = {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Destructive: comes last, has no border, and asks for confirmation. */
  danger?: boolean;
};

export type BulkAction = Action & {
  /** For a phone, where "Download QR codes" does not fit. */
  shortLabel?: string;
  run: (selection: TableSelection) => void;
};

export type RowAction<Row> = Action & {
  run: (row: Row) => void;
  /** A letter that runs the action while the row has the focus; shown to the right of the label. */
  shortcut?: string;
  /** Draws a separator above it. */
  startsGroup?: boolean;
};
