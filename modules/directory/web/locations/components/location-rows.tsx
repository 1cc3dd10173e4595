import { useMemo } from 'react';
import type {
  everyLocationList,
  LocationRow,
  LocationView,
} from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { fieldsWith, pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { State } from '#platform/web/display/states/state.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { CardNavigation } from '#platform/web/list/record-list-props.ts';
import { PhoneCard } from '#platform/web/table/cards/phone-card.tsx';
import type { TableColumn } from '#platform/web/table/columns/table-column.ts';
import classes from '../../components/list.module.css';

/** Open or permanently closed, as text, icon and colour. */
export function LocationState({ isClosed }: { isClosed: boolean }) {
  const { t } = useTranslation();
  return isClosed ? (
    <State tone="off">{t('directory:field.closed')}</State>
  ) : (
    <State tone="ok">{t('directory:location.open')}</State>
  );
}

/** A location on a phone: name, place, and whether it is open. */
export function LocationCard({
  location,
  client,
  ...way
}: CardNavigation & {
  location: LocationRow;
  /** Name of the client, if it differs from the current one. */
  client?: string;
}) {
  const { nameOf } = useCountryNames();
  const { name, code, city, country, closed } = location;
  return (
    <PhoneCard
      {...way}
      name={name}
      text={[city, nameOf(country)].filter(Boolean).join(', ')}
      state={<LocationState isClosed={closed} />}
      facts={[code, client]}
    />
  );
}

const DRAWN = ['name', 'code', 'city', 'country', 'closed'] as const;
type Drawn = (typeof DRAWN)[number];

/** Further columns with plain values. */
const PLAIN = fieldsWith(locationFields, 'inRow').filter(
  (name): name is Exclude<typeof name, Drawn> => !DRAWN.some((one) => one === name),
);

/** Columns of locations, for one client and for all [SUP-02]. */
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

export const LOCATION_VIEW_NAMES = {
  all: 'directory:view.all',
  open: 'directory:view.open',
  closed: 'directory:view.closed',
  'without-coordinates': 'directory:view.withoutCoordinates',
  'without-representative': 'directory:view.withoutRepresentative',
} as const satisfies Record<LocationView, string>;

export const LOCATION_FIELD_NAMES = {
  ...pickFieldPart(locationFields, 'label'),
  client: 'directory:column.client',
  type: locationFields.typeId.label,
  group: 'directory:field.groupId',
  hasCoordinates: 'directory:filter.hasCoordinates',
  hasRepresentative: 'directory:filter.hasRepresentative',
  updated: 'directory:column.updated',
} as const satisfies Record<keyof typeof everyLocationList.fields, string>;
