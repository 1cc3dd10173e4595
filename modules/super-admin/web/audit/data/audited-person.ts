import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { hexId24, isUuid } from '#platform/contract/ids.ts';

/** Records of a user's access; their record id starts with the user id. */
const GIVEN = new Set(['accounts.memberships', 'directory.associations']);

/** The user whose access was changed; null for other changes. */
export function auditedPerson({
  record,
  recordId,
}: Pick<AuditEntry, 'record' | 'recordId'>): string | null {
  return (GIVEN.has(record) && recordId.split('/')[0]) || null;
}

/** Display name of the record; empty if its label is only an id. */
export function auditedName({ label }: Pick<AuditEntry, 'label'>): string {
  return isUuid(label) || hexId24.safeParse(label).success ? '' : label;
}
