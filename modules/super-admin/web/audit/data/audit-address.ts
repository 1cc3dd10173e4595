import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { auditList } from '#platform/contract/lists/operation-lists.ts';
import type { FilterCondition } from '#platform/web/filters/filter-condition.ts';
import { toAddressRules } from '#platform/web/list/list-question.ts';
import {
  readableSearch,
  readTableAddress,
  writeTableAddress,
} from '#platform/web/table/address/table-address.ts';

export const AUDIT_ADDRESS = '/super-admin/audit';

const RULES = toAddressRules(auditList);

/** The entry that is open over the list. */
export function readOpenEntryId(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get('entry') ?? Number.NaN);
  return Number.isSafeInteger(id) ? id : undefined;
}

export function withEntry(search: string, id: number | null): string {
  const params = new URLSearchParams(search);
  if (id === null) params.delete('entry');
  else params.set('entry', String(id));
  return readableSearch(params);
}

/** All changes of the record that an entry is about. */
export function recordSearch({ record, recordId, clientId }: AuditEntry): string {
  return searchFor([
    { field: 'kind', kind: 'choice', operator: 'any-of', value: [record] },
    ...(recordId ? [equals('record', recordId)] : []),
    ...(clientId
      ? [{ field: 'client', kind: 'choice', operator: 'any-of', value: [clientId] } as const]
      : []),
  ]);
}

/** All changes that one request made. */
export function requestSearch(requestId: string): string {
  return searchFor([equals('request', requestId)]);
}

/** The single record or request that the URL filters by, if any. */
export function readSingleFilter(
  search: string,
): { of: 'record' | 'request'; value: string } | undefined {
  for (const { field, kind, value } of readTableAddress(search, RULES).filters) {
    if (kind === 'text' && (field === 'record' || field === 'request')) return { of: field, value };
  }
  return undefined;
}

function equals(field: 'record' | 'request', value: string): FilterCondition {
  return { field, kind: 'text', operator: 'equals', value };
}

function searchFor(filters: readonly FilterCondition[]): string {
  return writeTableAddress({ ...readTableAddress('', RULES), filters }, '');
}
