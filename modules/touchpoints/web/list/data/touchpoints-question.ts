import { TOUCHPOINTS_PAGE_SIZE } from '#modules/touchpoints/contract/limits.ts';
import {
  TOUCHPOINT_SORTS,
  TOUCHPOINT_VIEWS,
  type TouchpointCondition,
  type TouchpointSort,
  type TouchpointView,
  touchpointConditionSchema,
} from '#modules/touchpoints/contract/touchpoint-list.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { periodOf } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { TableAddress } from '#platform/web/table/address/table-address.ts';

const TOUCHPOINT_FIELDS = [
  { id: 'type', kind: 'choice' },
  { id: 'state', kind: 'choice' },
  { id: 'scannedIn', kind: 'choice' },
  { id: 'scans', kind: 'number' },
  { id: 'quantity', kind: 'number' },
  { id: 'hasQuantity', kind: 'boolean' },
  { id: 'suffix', kind: 'text' },
  { id: 'sku', kind: 'text' },
  { id: 'product', kind: 'text' },
  { id: 'description', kind: 'text' },
  { id: 'destination', kind: 'text' },
  { id: 'started', kind: 'date' },
  { id: 'ended', kind: 'date' },
  { id: 'created', kind: 'date' },
  { id: 'landing', kind: 'choice' },
  { id: 'configuration', kind: 'choice' },
] as const;
export type TouchpointFieldId = (typeof TOUCHPOINT_FIELDS)[number]['id'];
export const TOUCHPOINTS_RULES = { sortable: TOUCHPOINT_SORTS, fields: TOUCHPOINT_FIELDS };

export const NEWEST_FIRST = { column: 'createdAt', descending: true } as const;

export function touchpointViewOf({ view }: Pick<TableAddress, 'view'>): TouchpointView {
  return TOUCHPOINT_VIEWS.find((one) => one === view) ?? 'all';
}

/** What narrows the list, as the list, a bulk change, an archive and an export are asked for it [TP-01]. */
export function searchFilterOf(address: TableAddress, today: IsoDate) {
  const filters = address.filters.flatMap((filter) => conditionOf(filter, today) ?? []);
  return {
    view: touchpointViewOf(address),
    ...(address.q !== '' && { q: address.q.slice(0, 100) }),
    groups: filters.length > 0 ? [{ match: 'all' as const, filters }] : [],
  };
}

export function touchpointsQuestion(address: TableAddress, today: IsoDate) {
  const sort = address.sort ?? NEWEST_FIRST;
  return {
    searchFilter: searchFilterOf(address, today),
    page: address.page,
    limit: TOUCHPOINTS_PAGE_SIZE,
    sortBy: sort.column as TouchpointSort,
    sortDesc: sort.descending,
  };
}

/** The server knows days, not "last month"; what an old address says that it would not understand is left out. */
function conditionOf(filter: FilterCondition, today: IsoDate): TouchpointCondition | undefined {
  const { field, kind, operator, value } = filter;
  if (kind === 'date' && operator === 'within') {
    const { from, to } = periodOf(value, today);
    return understood({ field, operator: 'between', value: [from, to] });
  }
  return understood({ field, operator, value });
}

function understood(condition: object): TouchpointCondition | undefined {
  return touchpointConditionSchema.safeParse(condition).data;
}
