import type { TableSort } from './table-sort.ts';

/** A head is pressed for the order its column begins with, then for the other one, then for none. */
export function nextSort(
  sort: TableSort | null,
  column: { id: string; sortsDescendingFirst?: boolean },
): TableSort | null {
  const descendingFirst = column.sortsDescendingFirst ?? false;
  if (sort?.column !== column.id) return { column: column.id, descending: descendingFirst };
  return sort.descending === descendingFirst
    ? { column: column.id, descending: !descendingFirst }
    : null;
}
