import type { Breakdown, Conversion } from '#modules/leads/contract/conversion/conversion.ts';
import { NO_PLACE } from '#modules/leads/contract/leads/lead-fields.ts';
import type { LeadStatus } from '#modules/leads/contract/leads/lead-status.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { writeTableAddress } from '#platform/web/table/address/table-address.ts';
import type { ConversionSearch } from './conversion-search.ts';

/** Context of a dashboard: client, months, currency and filters. */
export interface Counted {
  clientId: string;
  data: Pick<Conversion, 'from' | 'to' | 'currency' | 'choices'>;
  search: ConversionSearch;
}

const oneOf = (field: string, value: readonly string[]): FilterCondition => ({
  field,
  kind: 'choice',
  operator: 'any-of',
  value: [...value],
});

/** URL of the leads behind a figure: its months, the dashboard filters and its own conditions. */
export function leadsAddress(
  { clientId, data, search }: Counted,
  more: readonly FilterCondition[] = [],
  [from, to]: readonly [string, string] = [data.from, data.to],
): string {
  const narrowed = (field: string, value: readonly string[]) =>
    value.length > 0 ? [oneOf(field, value)] : [];
  const { currency, choices } = data;
  const filters: FilterCondition[] = [
    { field: 'created', kind: 'date', operator: 'between', value: [`${from}-01`, lastDayOf(to)] },
    ...narrowed('form', search.forms),
    ...narrowed('country', search.countries),
    ...narrowed('location', search.locations),
    ...narrowed('source', search.sources),
    // Amounts are of one currency; if it is the only one, the list has no such filter.
    ...(currency !== null && choices.currencies.length > 1 ? [oneOf('currency', [currency])] : []),
    ...more,
  ];
  const nothing = { q: '', sort: null, page: 1, columns: null, view: null };
  return clientAddress(clientId, 'platform/leads') + writeTableAddress({ ...nothing, filters }, '');
}

export const statusCondition = (status: LeadStatus) => oneOf('status', [status]);

/** Lost without any action. */
export const IDLE_CONDITIONS = [statusCondition('lost'), oneOf('lossReason', ['idle'])];

/** Accepted leads, regardless of their outcome. */
export function acceptedSince(month: string, today: string): FilterCondition {
  return { field: 'accepted', kind: 'date', operator: 'between', value: [`${month}-01`, today] };
}

/** Accepted within this range of minutes, the end exclusive; null if there is no end. */
export function acceptedWithin(from: number, under: number | null): FilterCondition {
  const minutesCondition = { field: 'acceptMinutes', kind: 'number' } as const;
  return under === null
    ? { ...minutesCondition, operator: 'at-least', value: from }
    : { ...minutesCondition, operator: 'between', value: [from, under - 1] };
}

/** Filter for one row of the table; null is the row of unknown values. */
export function breakdownCondition(by: Breakdown, key: string | null): FilterCondition {
  return by === 'product'
    ? { field: 'sku', kind: 'text', operator: 'equals', value: key ?? '' }
    : oneOf(by, [key ?? NO_PLACE]);
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
