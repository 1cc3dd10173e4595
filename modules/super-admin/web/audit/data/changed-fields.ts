import { type AuditEntry, HIDDEN_VALUE } from '#modules/super-admin/contract/audit.ts';

/** Display form of a value: empty, hidden secret, yes or no, or text. */
export type ShownValue =
  | { kind: 'empty' }
  | { kind: 'hidden' }
  | { kind: 'flag'; value: boolean }
  | { kind: 'text'; text: string };

export interface ChangedField {
  name: string;
  before: ShownValue;
  after: ShownValue;
}

/** The fields of an entry side by side. Empty fields of created or deleted records are omitted. */
export function changedFields({ action, before, after }: AuditEntry): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names
    .map((name) => ({ name, before: shown(before?.[name]), after: shown(after?.[name]) }))
    .filter(
      (field) =>
        action === 'changed' || field.before.kind !== 'empty' || field.after.kind !== 'empty',
    );
}

function shown(value: unknown): ShownValue {
  if (value === null || value === undefined || value === '') return { kind: 'empty' };
  if (value === HIDDEN_VALUE) return { kind: 'hidden' };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (typeof value === 'object') {
    const isEmpty = Object.keys(value).length === 0;
    // A list of plain values is shown as text.
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
      return isEmpty ? { kind: 'empty' } : { kind: 'text', text: value.join(', ') };
    return isEmpty ? { kind: 'empty' } : { kind: 'text', text: JSON.stringify(value, null, 1) };
  }
  return { kind: 'text', text: String(value) };
}
