import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocationRow } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { fieldsWith } from '#platform/contract/fields/record-fields.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/list.module.css';
import { LocationState } from './location-state.tsx';

const DRAWN = ['name', 'code', 'city', 'country', 'closed'] as const;
type Drawn = (typeof DRAWN)[number];

/** What else a row shows, as it is. */
const PLAIN = fieldsWith(locationFields, 'inRow').filter(
  (name): name is Exclude<typeof name, Drawn> => !DRAWN.some((one) => one === name),
);

/** The columns of locations, the same for one client and for all of them [SUP-02]. */
export function useLocationColumns(): TableColumn<LocationRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { nameOf } = useCountryNames();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('directory:field.name'),
        minWidth: 260,
        priority: 10,
        namesRow: true,
        grows: true,
        sortable: true,
        cell: ({ name, code, closed }) => (
          <span className={classes.name}>
            <span className={classes.cut}>{name}</span>
            <span className={classes.code}>{code}</span>
            {closed && (
              <span className={classes.closed}>
                <LocationState isClosed />
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'city',
        header: t('directory:field.city'),
        minWidth: 140,
        priority: 9,
        sortable: true,
        cell: ({ city }) => city || '—',
      },
      {
        id: 'country',
        header: t('directory:field.country'),
        minWidth: 120,
        priority: 8,
        sortable: true,
        cell: ({ country }) => nameOf(country),
      },
      {
        id: 'type',
        header: t('directory:field.typeId'),
        minWidth: 130,
        priority: 6,
        cell: ({ type }) => <span className={classes.quiet}>{type?.name ?? '—'}</span>,
      },
      {
        id: 'groups',
        header: t('directory:field.groupIds'),
        minWidth: 160,
        priority: 5,
        cell: ({ groups }) => (
          <span className={classes.quiet}>
            {groups.length > 0 ? groups.map(({ name }) => name).join(', ') : '—'}
          </span>
        ),
      },
      {
        id: 'representatives',
        header: t('directory:location.representatives'),
        minWidth: 132,
        priority: 7,
        cell: ({ representatives }) =>
          representatives > 0 ? (
            format.number(representatives)
          ) : (
            <span className={classes.quiet}>{t('directory:location.nobody')}</span>
          ),
      },
      {
        id: 'updatedAt',
        whole: true,
        header: t('directory:column.updated'),
        minWidth: 116,
        priority: 3,
        sortable: true,
        sortsBy: 'date',
        sortsDescendingFirst: true,
        cell: ({ updatedAt }) => <span className={classes.quiet}>{format.moment(updatedAt)}</span>,
      },
      ...PLAIN.map((id) => ({
        id,
        header: t(locationFields[id].label),
        minWidth: 130,
        priority: 1,
        hiddenAtFirst: true,
        cell: (location: LocationRow) => (
          <span className={classes.quiet}>{location[id] || '—'}</span>
        ),
      })),
    ],
    [t, format, nameOf],
  );
}
