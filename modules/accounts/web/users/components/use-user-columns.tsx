import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#modules/accounts/contract/list-users.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { languageName } from '../../components/language-options.ts';
import { Person } from '../../components/person.tsx';
import { RoleName } from '../../components/role-name.tsx';
import { UserState } from '../../components/user-state.tsx';
import classes from '../../components/users.module.css';
import { PlacesSummary } from './places-summary.tsx';

/** `ofBrand`: number of locations of the brand, shown for users that see all of them. */
export function useUserColumns(ofBrand: number | undefined): TableColumn<ListedUser>[] {
  const { t } = useTranslation();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('accounts:column.name'),
        minWidth: 200,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: (user) => <Person person={user} />,
      },
      {
        id: 'email',
        header: t('accounts:field.email'),
        minWidth: 176,
        priority: 5,
        sortable: true,
        copies: ({ email }) => email,
        cell: ({ email }) => <span className={classes.quiet}>{email}</span>,
      },
      {
        id: 'role',
        whole: true,
        header: t('accounts:field.role'),
        minWidth: 144,
        priority: 8,
        sortable: true,
        cell: ({ role }) => <RoleName role={role} />,
      },
      {
        id: 'places',
        header: t('accounts:column.places'),
        minWidth: 156,
        priority: 7,
        cell: (user) => (
          <span className={classes.quiet}>
            <PlacesSummary user={user} ofBrand={ofBrand} />
          </span>
        ),
      },
      {
        id: 'locale',
        whole: true,
        header: t('accounts:field.locale'),
        minWidth: 78,
        priority: 3,
        sortable: true,
        cell: ({ locale }) => <span className={classes.quiet}>{languageName(locale)}</span>,
      },
      {
        id: 'status',
        whole: true,
        header: t('accounts:column.status'),
        minWidth: 246,
        priority: 9,
        sortable: true,
        cell: (user) => <UserState user={user} />,
      },
      {
        id: 'lastSeen',
        whole: true,
        header: t('accounts:column.lastSeen'),
        minWidth: 112,
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
    [t, format, ofBrand],
  );
}
