import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { hexId24, isUuid } from '#platform/contract/ids.ts';

/** What is given to a person: the id of the record begins with theirs. */
const GIVEN = new Set(['accounts.memberships', 'directory.associations']);

/** Whose access a change is about; null where it is about something else. */
export function auditedPerson({
  record,
  recordId,
}: Pick<AuditEntry, 'record' | 'recordId'>): string | null {
  return (GIVEN.has(record) && recordId.split('/')[0]) || null;
}

/** What people call the record; empty where the log knows it only by the id of another one. */
export function auditedName({ label }: Pick<AuditEntry, 'label'>): string {
  return isUuid(label) || hexId24.safeParse(label).success ? '' : label;
}
