import type { SavedView } from '#platform/contract/views/saved-view.ts';
import {
  othersIn,
  readableSearch,
  type TableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';
import { EDGES } from '../edges.ts';

/** Which saved view a list shows stands in its address, so that a colleague who is sent it sees the same tab. */
const SAVED = 'saved';

export function savedIdOf(search: string): string | null {
  return new URLSearchParams(search).get(SAVED);
}

export function searchOfView({ id, search }: Pick<SavedView, 'id' | 'search'>): string {
  // As it was written, so that people can read it.
  return `?${search === '' ? '' : `${search}&`}${SAVED}=${id}`;
}

/** A view beside what others wrote in the address, as the tab that the list stands under. */
export function besideOthers(next: string, before: string): string {
  const others = othersIn(before);
  for (const name of [SAVED, ...EDGES]) others.delete(name);
  if (others.size === 0) return next;
  const own = new URLSearchParams(next);
  for (const name of others.keys()) own.delete(name);
  return readableSearch(new URLSearchParams([...others, ...own]));
}

/** What a view keeps of an address: the question and the columns, not the page. */
export function keptSearch(address: TableAddress, columns: readonly string[]): string {
  return writeTableAddress({ ...address, columns, page: 1 }, '').slice(1);
}

/** Whether the list asks for something else than its view was saved with; columns count where the address names them. */
export function differsFromView(
  view: Pick<SavedView, 'search'>,
  address: TableAddress,
  columns: readonly string[],
): boolean {
  const saved = new URLSearchParams(view.search);
  const shown = new URLSearchParams(keptSearch(address, columns));
  saved.sort();
  shown.sort();
  return saved.toString() !== shown.toString();
}
