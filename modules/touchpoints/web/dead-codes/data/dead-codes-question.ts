import type { TableAddress } from '#platform/web/table/address/table-address.ts';

export const DEAD_CODES_PAGE_SIZE = 25;
const SORTS = ['visits', 'lastAt', 'suffix'] as const;
export const DEAD_CODES_RULES = { sortable: SORTS, fields: [] };
/** What most people miss comes first. */
export const MOST_TRIED_FIRST = { column: 'visits', descending: true } as const;

export function deadCodesQuestion(address: Pick<TableAddress, 'page' | 'sort'>) {
  const sort = address.sort ?? MOST_TRIED_FIRST;
  return {
    page: address.page,
    limit: DEAD_CODES_PAGE_SIZE,
    sortBy: sort.column as (typeof SORTS)[number],
    sortDesc: String(sort.descending),
  };
}
