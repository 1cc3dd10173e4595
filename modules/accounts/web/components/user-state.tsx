import {
  IconCircleOff,
  IconClockX,
  IconMailCheck,
  IconMailForward,
  IconMailQuestion,
  IconMailX,
  type Icon as TablerIcon,
} from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { ListedUser } from '#modules/accounts/contract/user-list.ts';
import type { Role } from '#platform/contract/permission.ts';
import { Avatar, NameWithMark } from '#platform/web/display/marks/avatar.tsx';
import { State, type StateTone } from '#platform/web/display/states/state.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ROLE_NAMES } from '#platform/web/shell/account/role-name.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { capital, personName } from '../data/user-names.ts';
import { deliveryReasonText, userStateNow } from '../data/user-state.ts';
import classes from './users.module.css';

export function Person({ person }: { person: { firstName: string; lastName: string } }) {
  const name = personName(person);
  return <NameWithMark mark={<Avatar name={name} size="small" />} name={name} />;
}

export function RoleName({
  role,
  isShort = false,
}: {
  role: Role;
  /** For a column, where the longest name would take the room of others. */
  isShort?: boolean;
}) {
  const { t } = useTranslation();
  const name = capital(t(ROLE_NAMES[role]));
  if (isShort && role === 'sales_rep')
    return <span title={name}>{t('accounts:column.salesRep')}</span>;
  return name;
}

interface Shown {
  tone: StateTone;
  word: string;
  icon?: TablerIcon;
  reason?: ReactNode;
}

/** State of a user in a row: icon, label, and the reason in small print [USR-01]. */
export function UserState({ user }: { user: Pick<ListedUser, 'status' | 'invitation'> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = userStateNow(user, new Date());
  const { word, ...rest } = shown();
  return <State {...rest}>{word}</State>;

  function shown(): Shown {
    const invited = {
      tone: 'due',
      icon: IconMailCheck,
      word: t('accounts:state.invited'),
    } as const;
    switch (now.kind) {
      case 'active':
        return { tone: 'ok', word: t('accounts:state.active') };
      case 'disabled':
        return { tone: 'off', icon: IconCircleOff, word: t('accounts:state.disabled') };
      case 'invited':
        return invited;
      case 'queued':
        return {
          ...invited,
          icon: IconMailForward,
          reason: t('accounts:state.queued'),
        };
      case 'unconfirmed':
        return { ...invited, icon: IconMailQuestion, reason: t('accounts:state.unconfirmed') };
      case 'stored':
        return { ...invited, icon: IconMailX, reason: t('accounts:state.stored') };
      case 'just-invited':
        return {
          ...invited,
          reason: t('accounts:state.sent', { when: format.ago(now.at) }),
        };
      case 'waiting':
        return {
          ...invited,
          reason:
            now.days > 0
              ? t('accounts:state.validDays', { count: now.days })
              : t('accounts:state.validHours', { count: now.hours }),
        };
      case 'expired':
        return {
          tone: 'bad',
          icon: IconClockX,
          word: t('accounts:state.expired'),
          reason: t('accounts:state.since', { when: format.shortDay(now.since) }),
        };
      case 'undelivered':
        return {
          tone: 'bad',
          icon: IconMailX,
          word: t('accounts:state.undelivered'),
          reason: t(deliveryReasonText(now.reason)),
        };
    }
  }
}

/** At the bottom of a row's menu: explains the status. */
export function UserNote({
  user,
}: {
  user: Pick<ListedUser, 'status' | 'invitation' | 'lastSeenAt' | 'createdAt'>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { invitation, lastSeenAt } = user;
  const state = userStateNow(user, new Date());
  const sent = invitation ? format.moment(invitation.sentAt) : '';
  const until = invitation ? format.moment(invitation.validUntil) : '';
  switch (state.kind) {
    case 'active':
      return lastSeenAt
        ? t('accounts:note.lastSeen', { when: format.moment(lastSeenAt) })
        : t('accounts:note.created', { when: format.date(user.createdAt) });
    case 'disabled':
      return t('accounts:note.disabled');
    case 'undelivered':
      return t('accounts:note.undelivered', { sent });
    case 'queued':
      return t('accounts:note.queued', { sent });
    case 'unconfirmed':
      return t('accounts:note.unconfirmed', { sent });
    case 'stored':
      return t('accounts:note.stored', { sent });
    case 'expired':
      return t('accounts:note.expired', { sent, until });
    case 'waiting':
    case 'just-invited':
      return t('accounts:note.waiting', { sent, until });
    case 'invited':
      return t('accounts:note.created', { when: format.date(user.createdAt) });
  }
}

type SeenUser = Pick<ListedUser, 'status' | 'invitation' | 'lastSeenAt' | 'createdAt'>;

/** Status, last visit and creation of users, the last columns of every list of users. */
export function useUserStateColumns<User extends SeenUser>({
  status,
  lastSeen,
}: {
  /** Widths of the first two. */
  status: number;
  lastSeen: number;
}): TableColumn<User>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'status',
        whole: true,
        header: t('accounts:column.status'),
        minWidth: status,
        priority: 9,
        sortable: true,
        cell: (user) => <UserState user={user} />,
      },
      {
        id: 'lastSeen',
        whole: true,
        header: t('accounts:column.lastSeen'),
        minWidth: lastSeen,
        priority: 4,
        cell: ({ lastSeenAt }) => (
          <span className={classes.quiet}>{lastSeenAt ? format.moment(lastSeenAt) : '—'}</span>
        ),
      },
      {
        id: 'createdAt',
        whole: true,
        header: t('accounts:column.created'),
        minWidth: 96,
        priority: 1,
        hiddenAtFirst: true,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ createdAt }) => <span className={classes.quiet}>{format.date(createdAt)}</span>,
      },
    ],
    [t, format, status, lastSeen],
  );
}
