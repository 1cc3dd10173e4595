import type { TableAddress } from '#platform/web/table/address/table-address.ts';

export const CLIENTS_PAGE_SIZE = 50;
export const CLIENTS_RULES = { sortable: ['name', 'identifier', 'createdAt'], fields: [] };

export type ClientView = 'active' | 'archived';

export function clientViewOf({ view }: Pick<TableAddress, 'view'>): ClientView {
  return view === 'archived' ? 'archived' : 'active';
}

/** What the address of the list asks the server. */
export function clientsQuestion(address: TableAddress) {
  const sort = address.sort ?? { column: 'name', descending: false };
  return {
    state: clientViewOf(address),
    page: address.page,
    limit: CLIENTS_PAGE_SIZE,
    sortBy: sort.column as 'name' | 'identifier' | 'createdAt',
    sortDesc: String(sort.descending),
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
  };
}
