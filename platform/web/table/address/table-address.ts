import { useCallback, useMemo } from 'react';
import { z } from 'zod';
import {
  type FilterCondition,
  type FilterField,
  readCondition,
  writeCondition,
} from '#platform/web/filters/filter-condition.ts';
import type { AddressAdapter } from '#platform/web/module/router-adapters.ts';
import type { TableSort } from '../sorting/sort-order.ts';

/** The complete state of a list in the URL, so that a colleague who gets the link sees the same. */
export type TableAddress = {
  q: string;
  sort: TableSort | null;
  page: number;
  filters: readonly FilterCondition[];
  columns: readonly string[] | null;
  view: string | null;
};

export type TableAddressRules = {
  sortable: readonly string[];
  fields: readonly Pick<FilterField, 'id' | 'kind'>[];
};

const FILTER_PREFIX = 'f.';
const FILTER_LIMIT = 30;
const OWN_PARAMETERS = ['q', 'sort', 'page', 'columns', 'view'];

const parametersSchema = z.object({
  q: z.string().max(200).catch(''),
  sort: z.string().max(100).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  columns: z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter(Boolean))
    .nullable()
    .catch(null),
  view: z.string().min(1).max(100).nullable().catch(null),
});

/** URLs are typed, shortened and stored for years, so unknown values fall back to defaults and nothing throws. */
export function readTableAddress(search: string, rules: TableAddressRules): TableAddress {
  const params = new URLSearchParams(search);
  const given = parametersSchema.parse({
    q: params.get('q') ?? '',
    sort: params.get('sort'),
    page: params.get('page') ?? 1,
    columns: params.get('columns'),
    view: params.get('view'),
  });
  return {
    ...given,
    sort: readSort(given.sort, rules.sortable),
    columns: given.columns?.length ? given.columns : null,
    filters: readFilters(params, rules.fields),
  };
}

/** Keeps parameters of other components in the URL (a tab, an open record). */
export function writeTableAddress(address: TableAddress, search: string): string {
  const params = othersIn(search);
  if (address.q !== '') params.set('q', address.q);
  if (address.view !== null) params.set('view', address.view);
  for (const condition of address.filters)
    params.append(FILTER_PREFIX + condition.field, writeCondition(condition));
  if (address.sort !== null)
    params.set('sort', `${address.sort.descending ? '-' : ''}${address.sort.column}`);
  if (address.columns !== null) params.set('columns', address.columns.join(','));
  if (address.page > 1) params.set('page', String(address.page));
  return readableSearch(params);
}

/** Parameters of other components in the same URL: a tab, an open record. */
export function othersIn(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  for (const name of [...params.keys()])
    if (OWN_PARAMETERS.includes(name) || name.startsWith(FILTER_PREFIX)) params.delete(name);
  return params;
}

/** Resets to the first page when the query changes. */
export function changeTableAddress(
  address: TableAddress,
  change: Partial<TableAddress>,
): TableAddress {
  const isSameQuery = Object.keys(change).every((key) => key === 'page' || key === 'columns');
  return { ...address, ...(isSameQuery ? {} : { page: 1 }), ...change };
}

function readSort(text: string | null, sortable: readonly string[]): TableSort | null {
  if (text === null) return null;
  const descending = text.startsWith('-');
  const column = descending ? text.slice(1) : text;
  return sortable.includes(column) ? { column, descending } : null;
}

function readFilters(
  params: URLSearchParams,
  fields: TableAddressRules['fields'],
): FilterCondition[] {
  return [...params]
    .filter(([name]) => name.startsWith(FILTER_PREFIX))
    .map(([name, text]) => {
      const field = fields.find(({ id }) => id === name.slice(FILTER_PREFIX.length));
      return field ? readCondition(field.id, field.kind, text) : null;
    })
    .filter((condition) => condition !== null)
    .slice(0, FILTER_LIMIT);
}

/** Leaves colon and comma unescaped, because a query allows them and people read URLs. */
export function readableSearch(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export type ChangeTableAddress = (change: Partial<TableAddress>, how?: 'push' | 'replace') => void;

/** Reads and writes a list's query in the URL; create `rules` once, outside the component. */
export function useTableAddress(
  { search, setSearch }: AddressAdapter,
  rules: TableAddressRules,
): { address: TableAddress; change: ChangeTableAddress } {
  const address = useMemo(() => readTableAddress(search, rules), [search, rules]);
  const change = useCallback<ChangeTableAddress>(
    (wanted, how = 'push') =>
      setSearch(writeTableAddress(changeTableAddress(address, wanted), search), how),
    [address, search, setSearch],
  );
  return { address, change };
}
