import { SEARCH_MAX_LENGTH } from '#platform/contract/limits.ts';
import type { ListFilter, ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { Condition, FilterFields } from '#platform/contract/lists/filter-condition.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import {
  type PeriodPreset,
  periodFromPreset,
  TIME_PRESETS,
} from '#platform/web/date-range/period.ts';
import type {
  FilterCondition,
  FilterField,
  FilterOption,
} from '#platform/web/filters/filter-condition.ts';
import type { TableAddress, TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { firstQuestion, type ListDeclaration } from './listing.ts';

export function toAddressRules({
  sorts,
  fields,
}: Pick<ListDeclaration, 'sorts' | 'fields'>): TableAddressRules {
  return {
    sortable: sorts,
    fields: Object.entries(fields).map(([id, { kind }]) => ({ id, kind })),
  };
}

export function findCurrentView<View extends string>(
  { views }: { views: readonly [View, ...View[]] },
  { view }: Pick<TableAddress, 'view'>,
): View {
  return views.find((one) => one === view) ?? views[0];
}

/** Removes conditions that the list does not accept, so that the URL state matches the query. */
export function withoutUnknownConditions<Fields extends FilterFields>(
  list: Pick<ListDeclaration<Fields>, 'condition'>,
  address: TableAddress,
  today: IsoDate,
): TableAddress {
  const filters = address.filters.filter((filter) => isUnderstood(list, filter, today));
  return filters.length === address.filters.length ? address : { ...address, filters };
}

export function isUnderstood<Fields extends FilterFields>(
  list: Pick<ListDeclaration<Fields>, 'condition'>,
  filter: FilterCondition,
  today: IsoDate,
): boolean {
  return conditionOf(list, filter, today) !== undefined;
}

/** The filter of the list, as used by the list, a bulk change and an export. */
export function toListFilter<Fields extends FilterFields, View extends string>(
  list: ListDeclaration<Fields, View>,
  address: TableAddress,
  today: IsoDate,
): ListFilter<Fields, View> {
  const filters = address.filters.flatMap((filter) => conditionOf(list, filter, today) ?? []);
  return {
    view: findCurrentView(list, address),
    ...(address.q !== '' && { q: address.q.slice(0, SEARCH_MAX_LENGTH) }),
    groups: filters.length > 0 ? [{ match: 'all', filters }] : [],
  };
}

export function toListQuestion<
  Fields extends FilterFields,
  View extends string,
  Sort extends string,
>(
  list: ListDeclaration<Fields, View, Sort>,
  address: TableAddress,
  today: IsoDate,
): ListQuestion<Fields, View, Sort> {
  return {
    ...firstQuestion(list),
    ...toListFilter(list, address, today),
    page: address.page,
    // The URL rules allow no other columns.
    ...(address.sort && {
      sortBy: address.sort.column as Sort,
      sortDesc: address.sort.descending,
    }),
  };
}

/**
 * Converts periods such as "last month" to days, which the server requires; drops conditions of an old URL that it
 * would not accept.
 */
function conditionOf<Fields extends FilterFields>(
  { condition }: Pick<ListDeclaration<Fields>, 'condition'>,
  { field, kind, operator, value }: FilterCondition,
  today: IsoDate,
): Condition<Fields> | undefined {
  if (kind === 'date' && operator === 'within') {
    const { from, to } = periodFromPreset(value, today);
    return condition.safeParse({ field, operator: 'between', value: [from, to] }).data;
  }
  return condition.safeParse({ field, operator, value }).data;
}

/**
 * Filter fields of a list: its declaration gives the kinds, the screen gives names and options. A choice without
 * options is not offered.
 */
export function buildFilterFields<Fields extends FilterFields>(
  { fields }: { fields: Fields },
  names: Readonly<Record<keyof Fields & string, string>>,
  options: Readonly<Partial<Record<keyof Fields & string, readonly FilterOption[]>>>,
  /** Presets for date filters. */
  presets: readonly PeriodPreset[] = TIME_PRESETS,
): FilterField[] {
  return Object.entries(fields).flatMap(([id, { kind }]): FilterField[] => {
    const named = { id, name: names[id] ?? id };
    if (kind === 'date') return [{ ...named, kind, presets }];
    if (kind !== 'choice') return [{ ...named, kind }];
    const choices = options[id] ?? [];
    return choices.length > 0 ? [{ ...named, kind, options: choices }] : [];
  });
}
