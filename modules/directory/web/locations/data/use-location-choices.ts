import { useMemo } from 'react';
import { getLocationFiltersCall } from '#modules/directory/contract/locations/list-locations.ts';
import {
  everyLocationList,
  locationList,
} from '#modules/directory/contract/locations/location-list.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-field.ts';
import { useCountryNames } from '#platform/web/format/use-country-names.ts';
import { buildFilterFields } from '#platform/web/list/build-filter-fields.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { useClientOptions } from '../../data/use-client-options.ts';
import { useCountedOptions } from '../../data/use-counted-options.ts';
import { LOCATION_FIELD_NAMES } from '../components/location-list-names.ts';

/** Filter choices for the locations of a client, with counts [SUP-02]. */
export function useLocationChoices(clientId: string) {
  const names = useNames(LOCATION_FIELD_NAMES);
  const { nameOf } = useCountryNames();
  const counted = useCountedOptions();
  const { data } = useCall(getLocationFiltersCall, { params: { uuid: clientId } });
  return useMemo(
    () => ({
      views: data?.views,
      fields: buildFilterFields(locationList, names, {
        country: counted(data?.country, nameOf),
        type: counted(data?.type),
        group: counted(data?.group),
        activity: counted(data?.activity),
        affiliation: counted(data?.affiliation),
      }),
    }),
    [names, nameOf, counted, data],
  );
}

/** Over all clients there are too many types, groups and values for a choice list. */
export function useEveryLocationFields(): FilterField[] {
  const names = useNames(LOCATION_FIELD_NAMES);
  const country = useCountryNames().options;
  const client = useClientOptions();
  return useMemo(
    () => buildFilterFields(everyLocationList, names, { client, country }),
    [names, client, country],
  );
}
