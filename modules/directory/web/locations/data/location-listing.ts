import { listLocationsCall } from '#modules/directory/contract/locations/list-locations.ts';
import { locationList } from '#modules/directory/contract/locations/location-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

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
