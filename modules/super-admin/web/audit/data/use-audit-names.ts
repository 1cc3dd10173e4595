import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import { auditedPerson } from './audited-person.ts';
import { useAuditWords } from './use-audit-words.ts';
import { useUserNames } from './use-user-names.ts';

/** What a person was given, by the label that the log has for it. */
const GIVEN_TEXTS = {
  ...ROLE_NAMES,
  brand: 'super-admin:audit.wholeBrand',
  group: 'super-admin:record.directory-groups',
  location: 'super-admin:record.directory-locations',
} as const;

export interface AuditName {
  name: string;
  /** The role or the kind of place that the named person was given. */
  detail?: string;
}

/** What was changed: whose access, else the record's own name, else what kind of record it is. */
export function useAuditNames(entries: readonly AuditEntry[]): (entry: AuditEntry) => AuditName {
  const { t } = useTranslation();
  const words = useAuditWords();
  const nameOf = useUserNames(entries.map(auditedPerson));
  return (entry) => {
    const person = auditedPerson(entry);
    if (person === null) return { name: entry.label || words.record(entry.record) };
    return {
      name: nameOf(person),
      detail: Object.hasOwn(GIVEN_TEXTS, entry.label)
        ? t(GIVEN_TEXTS[entry.label as keyof typeof GIVEN_TEXTS])
        : entry.label,
    };
  };
}
