import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import { useUserNames } from '../data/use-user-names.ts';

export function AuditActor({ entry }: { entry: AuditEntry }) {
  return useAuditActorName([entry])(entry);
}

/** Author of a change: a user, a super admin acting as the user, or the suite itself. */
function useAuditActorName(entries: readonly AuditEntry[]): (entry: AuditEntry) => string {
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
