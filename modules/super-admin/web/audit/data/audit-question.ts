import { AUDIT_PAGE_SIZE, type listAuditCall } from '#modules/super-admin/contract/audit.ts';
import type { CallInput } from '#platform/contract/call.ts';
import { addDays, type IsoDate } from '#platform/web/date-range/iso-date.ts';
import { periodOf } from '#platform/web/date-range/period.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import type { TableAddress, TableAddressRules } from '#platform/web/table/address/table-address.ts';
import { chosenValues } from '../../data/chosen-values.ts';

type Question = NonNullable<CallInput<typeof listAuditCall>['query']>;

export const AUDIT_RULES: TableAddressRules = {
  sortable: [],
  fields: [
    { id: 'client', kind: 'choice' },
    { id: 'user', kind: 'text' },
    { id: 'kind', kind: 'choice' },
    { id: 'action', kind: 'choice' },
    { id: 'period', kind: 'date' },
  ],
};

/** What stands beside the table's own words in the address: one record, one request, and where the page begins. */
export interface AuditPlace {
  record: string | null;
  recordId: string | null;
  client: string | null;
  request: string | null;
  below: string | null;
  above: string | null;
  entry: string | null;
}

export function auditPlace(search: string): AuditPlace {
  const params = new URLSearchParams(search);
  return {
    record: params.get('record'),
    recordId: params.get('recordId'),
    client: params.get('client'),
    request: params.get('request'),
    below: params.get('below'),
    above: params.get('above'),
    entry: params.get('entry'),
  };
}

/** The address with some of these changed; null takes one away. */
export function withPlace(search: string, change: Partial<AuditPlace>): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The filters that an address asks for; a page of them also says where it begins. */
export function auditQuestion(
  { q, filters }: TableAddress,
  place: AuditPlace,
  given: { fields: readonly FilterField[]; userIds: string | undefined; today: IsoDate },
): Question {
  return {
    ...(q !== '' && { q }),
    client: place.client ?? chosenValues(filters, given.fields, 'client'),
    user: given.userIds,
    record: place.record ?? chosenValues(filters, given.fields, 'kind'),
    action: chosenValues(filters, given.fields, 'action'),
    ...(place.recordId && { recordId: place.recordId }),
    ...(place.request && { requestId: place.request }),
    ...boundsOf(filters, given.today),
  };
}

export function auditPage(question: Question, { below, above }: AuditPlace): Question {
  return { ...question, limit: AUDIT_PAGE_SIZE, ...(below && { below }), ...(above && { above }) };
}

/** Whole days of the reader's own clock. */
function boundsOf(
  filters: readonly FilterCondition[],
  today: IsoDate,
): Pick<Question, 'from' | 'until'> {
  const condition = filters.find(({ field }) => field === 'period');
  if (condition?.kind !== 'date') return {};
  const { from, to } =
    condition.operator === 'within'
      ? periodOf(condition.value, today)
      : { from: condition.value[0], to: condition.value[1] };
  const begin = (day: IsoDate) => new Date(`${day}T00:00:00`).toISOString();
  return { from: begin(from), until: begin(addDays(to, 1)) };
}
