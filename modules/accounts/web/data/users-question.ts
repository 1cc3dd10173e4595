import { USER_VIEWS } from '#modules/accounts/contract/list-users.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { LOCALES } from '#platform/contract/locale.ts';
import { ROLES } from '#platform/contract/role.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';

export const USERS_PAGE_SIZE = 50;
const USERS_FIELDS = [
  { id: 'role', kind: 'choice' },
  { id: 'language', kind: 'choice' },
] as const;
export const USERS_RULES = {
  sortable: ['name', 'email', 'role', 'locale', 'status', 'createdAt'],
  fields: USERS_FIELDS,
};

export type UserView = (typeof USER_VIEWS)[number];

export function viewOf({ view }: Pick<TableAddress, 'view'>): UserView {
  return USER_VIEWS.find((one) => one === view) ?? 'all';
}

/** What the address of the list asks the server; what is no word of ours is left out of it [USR-01]. */
export function usersQuestion(address: TableAddress, clientId: string) {
  const role = chosen(address.filters, 'role', 'any-of', ROLES);
  const notRole = chosen(address.filters, 'role', 'none-of', ROLES);
  const locale = languages(address.filters);
  const sort = address.sort ?? { column: 'name', descending: false };
  return {
    clientId,
    view: viewOf(address),
    page: address.page,
    limit: USERS_PAGE_SIZE,
    sortBy: sort.column as 'name' | 'email' | 'role' | 'locale' | 'status' | 'createdAt',
    sortDesc: String(sort.descending),
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
    ...(role && { role }),
    ...(notRole && { notRole }),
    ...(locale && { locale }),
  };
}

/** "Is none of" is asked as "is one of the others". */
function languages(filters: readonly FilterCondition[]): string | undefined {
  const without = chosen(filters, 'language', 'none-of', LOCALES)?.split(',') ?? [];
  const others = LOCALES.filter((locale: Locale) => !without.includes(locale));
  return (
    chosen(filters, 'language', 'any-of', LOCALES) ??
    (without.length > 0 ? others.join(',') : undefined)
  );
}

function chosen(
  filters: readonly FilterCondition[],
  field: string,
  operator: 'any-of' | 'none-of',
  known: readonly string[],
): string | undefined {
  const found = filters.find(
    (one) => one.kind === 'choice' && one.field === field && one.operator === operator,
  );
  if (found?.kind !== 'choice') return undefined;
  const words = found.value.filter((value) => known.includes(value));
  return words.length > 0 ? words.join(',') : undefined;
}
