import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { AuditEntry } from '#modules/super-admin/contract/audit.ts';
import type { AuditAction } from '#platform/contract/lists/operation-lists.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/operations.module.css';
import { useMoments } from '../../data/use-moments.ts';
import { useAuditLabels, useAuditNames, useUserNames } from '../data/use-audit-names.ts';

/** Name of the changed record. */
export function AuditName({ entry }: { entry: AuditEntry }) {
  const { name, detail } = useAuditNames([entry])(entry);
  return (
    <>
      {name}
      {detail && <span className={classes.after}>{detail}</span>}
    </>
  );
}

export function AuditActor({ entry }: { entry: AuditEntry }) {
  return useAuditActorName([entry])(entry);
}

/** Author of a change: a user, an API key, a super admin acting as the user, or the suite itself. */
function useAuditActorName(entries: readonly AuditEntry[]): (entry: AuditEntry) => string {
  const { t } = useTranslation();
  const byUsers = entries.filter(({ apiKey }) => apiKey === null);
  const nameOf = useUserNames(byUsers.flatMap(({ userId, byUserId }) => [userId, byUserId]));
  return ({ userId, byUserId, apiKey }) => {
    if (apiKey !== null) return t('super-admin:audit.apiKey', { name: apiKey });
    if (userId === null) return t('super-admin:audit.nobody');
    const user = nameOf(userId);
    return byUserId === null
      ? user
      : t('super-admin:audit.actedBy', { user, by: nameOf(byUserId) });
  };
}

const ACTION_STYLES = {
  created: { icon: IconPlus, label: 'super-admin:audit.actions.created' },
  changed: { icon: IconPencil, label: 'super-admin:audit.actions.changed' },
  deleted: { icon: IconTrash, label: 'super-admin:audit.actions.deleted' },
} as const satisfies Record<AuditAction, object>;

export function AuditActionCell({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const auditLabels = useAuditLabels();
  const { icon, label } = ACTION_STYLES[entry.action];
  const fields = entry.action === 'changed' ? Object.keys(entry.after ?? {}) : [];
  return (
    <State
      tone="plain"
      icon={icon}
      reason={
        fields.length > 0
          ? fields.map((field) => auditLabels.field(entry.record, field)).join(', ')
          : undefined
      }
    >
      {t(label)}
    </State>
  );
}

export function useAuditColumns(): TableColumn<AuditEntry>[] {
  const { t } = useTranslation();
  const { clock } = useMoments();
  const auditLabels = useAuditLabels();
  return useMemo(
    () => [
      {
        id: 'when',
        whole: true,
        header: t('super-admin:audit.when'),
        minWidth: 110,
        priority: 9,
        cell: ({ at }) => <span className={classes.quiet}>{clock(at)}</span>,
      },
      {
        id: 'record',
        header: t('super-admin:audit.what'),
        minWidth: 260,
        priority: 10,
        grows: true,
        namesRow: true,
        cell: (entry) => (
          <span className={classes.name}>
            <AuditName entry={entry} />
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('super-admin:audit.kind'),
        minWidth: 150,
        priority: 7,
        fillsFirst: true,
        cell: ({ record }) => <span className={classes.quiet}>{auditLabels.record(record)}</span>,
      },
      {
        id: 'action',
        whole: true,
        header: t('super-admin:audit.action'),
        minWidth: 240,
        priority: 8,
        cell: (entry) => <AuditActionCell entry={entry} />,
      },
      {
        id: 'who',
        header: t('super-admin:audit.who'),
        minWidth: 180,
        priority: 6,
        cell: (entry) => <AuditActor entry={entry} />,
      },
      {
        id: 'client',
        header: t('super-admin:client.filter'),
        minWidth: 170,
        priority: 5,
        cell: ({ clientId }) => (
          <span className={classes.quiet}>{auditLabels.client(clientId)}</span>
        ),
      },
      {
        id: 'via',
        header: t('super-admin:audit.via'),
        minWidth: 210,
        priority: 3,
        cell: ({ via }) => <span className={classes.faint}>{auditLabels.via(via)}</span>,
      },
    ],
    [t, clock, auditLabels],
  );
}
