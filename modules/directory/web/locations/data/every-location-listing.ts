import { listAllLocationsCall } from '#modules/directory/contract/all-clients.ts';
import { everyLocationList } from '#modules/directory/contract/locations/location-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The locations of all clients; each opens in its own [SUP-02]. */
export const everyLocationListing = defineListing({
  name: 'directory.every-location',
  list: everyLocationList,
  call: listAllLocationsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (_, { client, id }) => clientAddress(client.uuid, `settings/locations/${id}`),
});
