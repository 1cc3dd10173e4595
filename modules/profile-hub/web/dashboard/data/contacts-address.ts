import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { writeTableAddress } from '#platform/web/table/address/table-address.ts';

/** Link to the contacts that a figure has counted. */
export function contactsAddress(clientId: string, ...filters: FilterCondition[]): string {
  const nothing = { q: '', sort: null, page: 1, columns: null, view: null };
  return (
    clientAddress(clientId, 'profilehub/contacts') + writeTableAddress({ ...nothing, filters }, '')
  );
}

export function choiceCondition(
  field: 'country' | 'gender' | 'consent',
  ...value: string[]
): FilterCondition {
  return { field, kind: 'choice', operator: 'any-of', value };
}

/** Filter for contacts without a value of this criterion. */
export function lacking(slug: string): FilterCondition {
  return { field: 'missing', kind: 'choice', operator: 'any-of', value: [slug] };
}

export function having(slug: string): FilterCondition {
  return { field: 'missing', kind: 'choice', operator: 'none-of', value: [slug] };
}

export function between(
  field: 'birthdate' | 'created',
  first: string,
  last: string,
): FilterCondition {
  return { field, kind: 'date', operator: 'between', value: [first, last] };
}
