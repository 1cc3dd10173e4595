import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Location } from '#modules/directory/contract/locations/location.ts';
import { locationFields } from '#modules/directory/contract/locations/location-fields.ts';
import { listLocationGroupsCall } from '#modules/directory/contract/locations/location-groups.ts';
import { listLocationTypesCall } from '#modules/directory/contract/locations/location-types.ts';
import { getLocationCall } from '#modules/directory/contract/locations/manage-locations.ts';
import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { callQueryOptions, useCall } from '#platform/web/api/use-call.ts';
import { QueryBoundary } from '#platform/web/feedback/loading-states.tsx';
import { RecordFailedHead, RecordLoading } from '#platform/web/feedback/record-loading.tsx';
import { showToast } from '#platform/web/feedback/toast-store.ts';
import { SaveBar } from '#platform/web/fields/form/save-bar.tsx';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useCurrentClient } from '#platform/web/module/current-client.ts';
import type { ScreenPreload } from '#platform/web/module/web-module.ts';
import { ConflictNote } from '#platform/web/record/conflict-note.tsx';
import { useRecordForm } from '#platform/web/record/use-record-form.tsx';
import { useChangeLocations } from '../../data/use-change-locations.ts';
import { LocationForm } from '../components/location-form.tsx';
import { LocationHead } from '../components/location-head.tsx';
import { LocationName } from '../components/moved-to-field.tsx';
import {
  type LocationValues,
  locationEdits,
  locationFormSchema,
  toLocationValues,
} from '../data/location-values.ts';

const LOCATION_LABELS = {
  ...pickFieldPart(locationFields, 'label'),
  attributes: 'directory:part.attributes',
  representatives: 'directory:location.representatives',
} as const satisfies Record<keyof LocationValues, string>;

export const preload: ScreenPreload = ({ queries, client, params }) => {
  void queries.prefetchQuery(callQueryOptions(getLocationCall, buildRequest(client.id, params.id)));
};

/** One location of the client [SUP-02]. */
export default function LocationEditScreen() {
  const client = useCurrentClient();
  const { id } = useParams({ strict: false }) as { id?: string };
  const queries = useQueryClient();
  const request = buildRequest(client.id, id);
  const location = useCall(getLocationCall, request);
  return (
    <QueryBoundary
      query={location}
      isEditor
      failedHead={<RecordFailedHead />}
      loading={<RecordLoading />}
    >
      {(found) => (
        <>
          <LocationHead clientId={client.id} location={found} />
          <LocationEditor
            key={found.id}
            clientId={client.id}
            location={found}
            onReload={() =>
              queries
                .fetchQuery({ ...callQueryOptions(getLocationCall, request), staleTime: 0 })
                .catch(() => undefined)
            }
          />
        </>
      )}
    </QueryBoundary>
  );
}

function buildRequest(clientId: string, id: string | undefined) {
  return { params: { uuid: clientId, id: id ?? '' } };
}

/** Location editor; on a conflict the second editor sees what the first one saved [SUP-02]. */
function LocationEditor({
  clientId,
  location,
  onReload,
}: {
  clientId: string;
  location: Location;
  onReload: () => Promise<Location | undefined>;
}) {
  const { t } = useTranslation();
  const editor = useLocationForm({ clientId, location, onReload });
  const formatValue = useLocationText(clientId);
  return (
    <LocationForm
      clientId={clientId}
      form={editor.form}
      others={location.representatives.filter(({ through }) => through !== 'location')}
    >
      {{
        note: (
          <ConflictNote
            editor={editor}
            labelOf={(path) => t(LOCATION_LABELS[path])}
            wordsOf={formatValue}
          />
        ),
        counter: <SaveBar form={editor.form} />,
      }}
    </LocationForm>
  );
}

/** Form of a location; representatives are saved by a separate call [SUP-02]. */
function useLocationForm(given: {
  clientId: string;
  location: Location;
  onReload: () => Promise<Location | undefined>;
}) {
  const { location } = given;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const { update, represent } = useChangeLocations();
  const params = { uuid: given.clientId, id: location.id };
  return useRecordForm<Location, LocationValues>({
    record: location,
    valuesOf: (savedRecord) => toLocationValues(savedRecord ?? location),
    schema: locationFormSchema,
    async save({ values, before, base }) {
      const { version } = base ?? location;
      const edits = locationEdits(before, values);
      const saved =
        Object.keys(edits).length > 0
          ? await update.mutateAsync({ params, body: { ...edits, version } })
          : undefined;
      if (representativeIds(values) === representativeIds(before)) return saved;
      const userIds = values.representatives.map(({ userId }) => userId);
      const body = { userIds, version: saved?.version ?? version };
      const request = represent.mutateAsync({ params, body });
      if (!saved) return request;
      // The other fields are saved already; if this call fails, the form still shows the saved record.
      return request.catch((error: unknown) => {
        showToast({ tone: 'bad', text: problemText(error) });
        return saved;
      });
    },
    reload: given.onReload,
    saved: () => t('directory:location.saved'),
  });
}

function representativeIds({ representatives }: LocationValues): string {
  return representatives.map(({ userId }) => userId).join();
}

/** Display text of a location field, to compare it with a concurrent change. */
function useLocationText(clientId: string) {
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
            return `${t(`directory:location.${day}`)} ${spans.join(', ')}`;
          })
          .join('; ');
      default:
        return String(values[path] ?? '');
    }
  };
}
