import type { Condition } from '#platform/contract/filters/filter-condition.ts';
import type { FilterFields } from '#platform/contract/filters/filter-fields.ts';
import { SEARCH_MAX_LENGTH } from '#platform/contract/limits.ts';
import type { ListFilter, ListQuestion } from '#platform/contract/lists/define-list.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { periodOf } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { TableAddress, TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { type AskedList, firstQuestion } from './first-question.ts';

export function rulesOf({ sorts, fields }: Pick<AskedList, 'sorts' | 'fields'>): TableAddressRules {
  return {
    sortable: sorts,
    fields: Object.entries(fields).map(([id, { kind }]) => ({ id, kind })),
  };
}

export function viewOf<View extends string>(
  { views }: { views: readonly [View, ...View[]] },
  { view }: Pick<TableAddress, 'view'>,
): View {
  return views.find((one) => one === view) ?? views[0];
}

/** An address whose conditions all mean something: what the list would not be asked for must not look as if it were. */
export function understoodAddress<Fields extends FilterFields>(
  list: Pick<AskedList<Fields>, 'condition'>,
  address: TableAddress,
  today: IsoDate,
): TableAddress {
  const filters = address.filters.filter((filter) => isUnderstood(list, filter, today));
  return filters.length === address.filters.length ? address : { ...address, filters };
}

export function isUnderstood<Fields extends FilterFields>(
  list: Pick<AskedList<Fields>, 'condition'>,
  filter: FilterCondition,
  today: IsoDate,
): boolean {
  return conditionOf(list, filter, today) !== undefined;
}

/** What narrows the list, as the list, a bulk change and an export are asked for it. */
export function filterOf<Fields extends FilterFields, View extends string>(
  list: AskedList<Fields, View>,
  address: TableAddress,
  today: IsoDate,
): ListFilter<Fields, View> {
  const filters = address.filters.flatMap((filter) => conditionOf(list, filter, today) ?? []);
  return {
    view: viewOf(list, address),
    ...(address.q !== '' && { q: address.q.slice(0, SEARCH_MAX_LENGTH) }),
    groups: filters.length > 0 ? [{ match: 'all', filters }] : [],
  };
}

export function questionOf<Fields extends FilterFields, View extends string, Sort extends string>(
  list: AskedList<Fields, View, Sort>,
  address: TableAddress,
  today: IsoDate,
): ListQuestion<Fields, View, Sort> {
  return {
    ...firstQuestion(list),
    ...filterOf(list, address, today),
    page: address.page,
    // The rules of the address let no other column through.
    ...(address.sort && {
      sortBy: address.sort.column as Sort,
      sortDesc: address.sort.descending,
    }),
  };
}

/** The server knows days, not "last month"; what an old address says that it would not understand is left out. */
function conditionOf<Fields extends FilterFields>(
  { condition }: Pick<AskedList<Fields>, 'condition'>,
  { field, kind, operator, value }: FilterCondition,
  today: IsoDate,
): Condition<Fields> | undefined {
  if (kind === 'date' && operator === 'within') {
    const { from, to } = periodOf(value, today);
    return condition.safeParse({ field, operator: 'between', value: [from, to] }).data;
  }
  return condition.safeParse({ field, operator, value }).data;
}
