import type { z } from 'zod';
import {
  type everyUserSchema,
  listEveryUserCall,
} from '#modules/accounts/contract/super-admin-users.ts';
import { isUuid } from '#platform/contract/ids.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';

export type EveryUser = z.infer<typeof everyUserSchema>;

export const EVERY_VIEWS = listEveryUserCall.query.shape.view.unwrap().options;
export type EveryView = (typeof EVERY_VIEWS)[number];

export const EVERY_PAGE_SIZE = 50;
export const EVERY_RULES = { sortable: ['name', 'email', 'status', 'createdAt'], fields: [] };
const CLIENT = 'client';

/** The client that the list is narrowed to stands in the address beside what every list keeps there. */
export function clientOfSearch(search: string): string | null {
  const client = new URLSearchParams(search).get(CLIENT);
  return client !== null && isUuid(client) ? client : null;
}

export function withClient(search: string, client: string | null): string {
  const params = new URLSearchParams(search);
  params.delete('page');
  client === null ? params.delete(CLIENT) : params.set(CLIENT, client);
  return params.size === 0 ? '' : `?${params}`;
}

export function everyViewOf({ view }: Pick<TableAddress, 'view'>): EveryView {
  return EVERY_VIEWS.find((one) => one === view) ?? 'all';
}

/** What the address of the list asks the server [SUP-04]. */
export function everyQuestion(address: TableAddress, clientId: string | null) {
  const sort = address.sort ?? { column: 'name', descending: false };
  return {
    view: everyViewOf(address),
    page: address.page,
    limit: EVERY_PAGE_SIZE,
    sortBy: sort.column as 'name' | 'email' | 'status' | 'createdAt',
    sortDesc: String(sort.descending),
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
    ...(clientId !== null && { clientId }),
  };
}
