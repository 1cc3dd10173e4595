import type { Breakdown } from '#modules/leads/contract/conversion/conversion.ts';
import type { LeadStatus } from '#modules/leads/contract/lead-status.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { writeTableAddress } from '#platform/web/table/address/table-address.ts';
import type { ConversionSearch } from './conversion-search.ts';

const oneOf = (field: string, value: readonly string[]): FilterCondition => ({
  field,
  kind: 'choice',
  operator: 'any-of',
  value: [...value],
});

/** The leads that a figure has counted: its months, what narrows the dashboard, and what the figure is of. */
export function leadsAddress(
  clientId: string,
  {
    search,
    first,
    last,
    status,
    more = [],
  }: {
    search: ConversionSearch;
    first: string;
    last: string;
    status?: readonly LeadStatus[];
    more?: readonly FilterCondition[];
  },
): string {
  const filters: FilterCondition[] = [
    { field: 'created', kind: 'date', operator: 'between', value: [first, last] },
    ...(status ? [oneOf('status', status)] : []),
    ...(search.forms.length > 0 ? [oneOf('form', search.forms)] : []),
    ...(search.countries.length > 0 ? [oneOf('country', search.countries)] : []),
    ...(search.locations.length > 0 ? [oneOf('location', search.locations)] : []),
    ...(search.sources.length > 0 ? [oneOf('source', search.sources)] : []),
    ...more,
  ];
  const nothing = { q: '', sort: null, page: 1, columns: null, view: null };
  return clientAddress(clientId, 'platform/leads') + writeTableAddress({ ...nothing, filters }, '');
}

/** Those of one line of the table. */
export function conditionOf(by: Breakdown, key: string): FilterCondition {
  return by === 'product'
    ? { field: 'sku', kind: 'text', operator: 'equals', value: key }
    : oneOf(by, [key]);
}

export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
