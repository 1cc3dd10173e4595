import { useMemo } from 'react';
import { listAllLocationsCall } from '#modules/directory/contract/all-clients.ts';
import {
  getLocationFiltersCall,
  listLocationsCall,
} from '#modules/directory/contract/locations/list-locations.ts';
import { everyLocationList, locationList } from '#modules/directory/contract/locations/location.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import type { FilterField } from '#platform/web/filters/filter-condition.ts';
import { useCountryNames } from '#platform/web/format/country-and-currency-names.ts';
import { buildFilterFields } from '#platform/web/list/list-question.ts';
import { defineListing, inAddress } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/screen-address.ts';
import { useNames } from '#platform/web/module/translate.ts';
import { useClientOptions, useCountedOptions } from '../../data/use-filter-options.ts';
import { LOCATION_FIELD_NAMES } from '../components/location-rows.tsx';

/** The locations of a client [SUP-02]. */
export const locationListing = defineListing({
  name: 'directory.locations',
  list: locationList,
  call: listLocationsCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `settings/locations/${id}`),
});

/** Locations of all clients; each opens in its own client [SUP-02]. */
export const everyLocationListing = defineListing({
  name: 'directory.every-location',
  list: everyLocationList,
  call: listAllLocationsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (_, { client, id }) => clientAddress(client.uuid, `settings/locations/${id}`),
});

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
