import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { listLocationGroupsCall } from '#modules/directory/contract/locations/location-groups.ts';
import { listLocationTypesCall } from '#modules/directory/contract/locations/location-types.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import type { LocationValues } from '../data/location-values.ts';
import { DAY_NAMES } from './day-names.ts';
import { LocationName } from './moved-to-field.tsx';

export const LOCATION_LABELS = {
  ...pickFieldPart(locationFields, 'label'),
  attributes: 'directory:part.attributes',
  representatives: 'directory:location.representatives',
} as const satisfies Record<keyof LocationValues, string>;

/** Display text of a location field, to compare it with a concurrent change. */
export function useLocationText(clientId: string) {
  const { t } = useTranslation();
  const { nameOf } = useCountryNames();
  const format = useFormat();
  const input = { params: { uuid: clientId } };
  const groups = useCall(listLocationGroupsCall, input).data?.items ?? [];
  const types = useCall(listLocationTypesCall, input).data?.items ?? [];
  return (path: keyof LocationValues, values: LocationValues): ReactNode => {
    const { country, typeId, openingHours } = values;
    switch (path) {
      case 'country':
        return country === null ? '' : nameOf(country);
      case 'typeId':
        return types.find(({ id }) => id === typeId)?.name ?? '';
      case 'groupIds':
        return groups
          .filter(({ id }) => values.groupIds.includes(id))
          .map(({ name }) => name)
          .join(', ');
      case 'representatives':
        return values.representatives
          .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
          .join(', ');
      case 'attributes':
        return values.attributes.map(({ name, value }) => `${name}: ${value}`).join('; ');
      case 'openingExceptions':
        return values.openingExceptions
          .map(({ date, to, spans, name }) => {
            const days = [date, ...(to ? [to] : [])].map((day) => format.date(day)).join('–');
            const hours = spans.map((span) => `${span.from}–${span.to}`).join(', ');
            return [name, days, hours || t('directory:hours.closed')].filter(Boolean).join(' ');
          })
          .join('; ');
      case 'photos':
        return values.photos.map(({ alt, fileId }) => alt || fileId).join('; ');
      case 'movedToId':
        return values.movedToId ? (
          <LocationName clientId={clientId} id={values.movedToId} />
        ) : (
          t('directory:location.notMoved')
        );
      case 'openingHours':
        if (openingHours === null) return t('directory:hours.unknownShort');
        return WEEK_DAYS.filter((day) => openingHours[day].length > 0)
          .map((day) => {
            const spans = openingHours[day].map(({ from, to }) => `${from}–${to}`);
            return `${t(DAY_NAMES[day])} ${spans.join(', ')}`;
          })
          .join('; ');
      default:
        return String(values[path] ?? '');
    }
  };
}
