import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EveryUser } from '#modules/accounts/contract/super-admin-users.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { languageName } from '../../components/language-options.ts';
import { Person } from '../../components/person.tsx';
import { UserState } from '../../components/user-state.tsx';
import classes from '../../components/users.module.css';
import { ClientsSummary } from './clients-summary.tsx';

export function useEveryUserColumns(): TableColumn<EveryUser>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accounts:column.name'),
        minWidth: 214,
        priority: 10,
        namesRow: true,
        sortable: true,
        cell: (user) => <Person person={user} />,
      },
      {
        id: 'email',
        header: t('accounts:field.email'),
        minWidth: 198,
        priority: 6,
        sortable: true,
        copies: ({ email }) => email,
        cell: ({ email }) => <span className={classes.quiet}>{email}</span>,
      },
      {
        id: 'clients',
        header: t('accounts:column.clients'),
        minWidth: 220,
        priority: 8,
        grows: true,
        cell: (user) => <ClientsSummary user={user} />,
      },
      {
        id: 'locale',
        whole: true,
        header: t('accounts:field.locale'),
        minWidth: 84,
        priority: 2,
        cell: ({ locale }) => <span className={classes.quiet}>{languageName(locale)}</span>,
      },
      {
        id: 'status',
        whole: true,
        header: t('accounts:column.status'),
        minWidth: 276,
        priority: 9,
        sortable: true,
        cell: (user) => <UserState user={user} />,
      },
      {
        id: 'lastSeen',
        whole: true,
        header: t('accounts:column.lastSeen'),
        minWidth: 116,
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
    [t, format],
  );
}
