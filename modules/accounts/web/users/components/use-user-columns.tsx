import { useMemo } from 'react';
import type { ListedUser } from '#modules/accounts/contract/user-list.ts';
import { isBoundToLocations } from '#platform/contract/permission.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import { Person, RoleName, useUserStateColumns } from '../../components/user-state.tsx';
import classes from '../../components/users.module.css';
import { languageName } from '../../data/user-names.ts';

/** Associations of a user in a row: "All 412 locations", or the names with the number of locations in brackets. */
export function PlacesSummary({
  user,
  ofBrand,
}: {
  user: Pick<ListedUser, 'places' | 'role'>;
  /** Number of locations of the brand; undefined until loaded. */
  ofBrand: number | undefined;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { names, total, locations, wholeBrand } = user.places;
  if (wholeBrand || (total === 0 && !isBoundToLocations(user.role)))
    return ofBrand
      ? t('accounts:places.all', { count: ofBrand, formatted: number(ofBrand) })
      : t('accounts:places.everything');
  if (total === 0) return t('accounts:places.none');
  const namesText = names.join(', ');
  return locations === 1
    ? namesText
    : t('accounts:places.names', { names: namesText, count: number(locations) });
}

/** `ofBrand`: number of locations of the brand, shown for users that see all of them. */
export function useUserColumns(ofBrand: number | undefined): TableColumn<ListedUser>[] {
  const { t } = useTranslation();
  const stateColumns = useUserStateColumns<ListedUser>({ status: 246, lastSeen: 112 });
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
        // Two roles may differ only in their last word.
        whole: true,
        header: t('accounts:field.role'),
        minWidth: 96,
        priority: 8,
        sortable: true,
        cell: ({ role }) => <RoleName role={role} isShort />,
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
      ...stateColumns,
    ],
    [t, ofBrand, stateColumns],
  );
}
