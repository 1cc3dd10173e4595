import type { SavedView } from '#platform/contract/views/saved-view.ts';
import {
  othersIn,
  readableSearch,
  type TableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';
import { EDGES } from '../edges.ts';

/** The saved view is part of the URL, so that a colleague who receives the link sees the same tab. */
const SAVED = 'saved';

export function readSavedViewId(search: string): string | null {
  return new URLSearchParams(search).get(SAVED);
}

export function formatViewSearch({ id, search }: Pick<SavedView, 'id' | 'search'>): string {
  // As it was written, so that people can read it.
  return `?${search === '' ? '' : `${search}&`}${SAVED}=${id}`;
}

/** Adds a view to parameters of other components in the URL, for example the tab that contains the list. */
export function besideOthers(next: string, before: string): string {
  const others = othersIn(before);
  for (const name of [SAVED, ...EDGES]) others.delete(name);
  if (others.size === 0) return next;
  const own = new URLSearchParams(next);
  for (const name of others.keys()) own.delete(name);
  return readableSearch(new URLSearchParams([...others, ...own]));
}

/** The URL parameters that a view stores: the query and the columns, not the page. */
export function searchToSave(address: TableAddress, columns: readonly string[]): string {
  return writeTableAddress({ ...address, columns, page: 1 }, '').slice(1);
}

/** Whether the query or the columns of the list differ from its saved view. */
export function differsFromView(
  view: Pick<SavedView, 'search'>,
  address: TableAddress,
  columns: readonly string[],
): boolean {
  const saved = new URLSearchParams(view.search);
  const shown = new URLSearchParams(searchToSave(address, columns));
  saved.sort();
  shown.sort();
  return saved.toString() !== shown.toString();
}
