import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { useUserNames } from './use-user-names.ts';

/** Who made a change: a user, a super admin as that user, or the suite by itself. */
export function useWho(entries: readonly AuditEntry[]): (entry: AuditEntry) => string {
  const { t } = useTranslation();
  const nameOf = useUserNames(entries.flatMap(({ userId, byUserId }) => [userId, byUserId]));
  return ({ userId, byUserId }) => {
    if (userId === null) return t('super-admin:audit.nobody');
    const user = nameOf(userId);
    return byUserId === null
      ? user
      : t('super-admin:audit.actedBy', { user, by: nameOf(byUserId) });
  };
}
