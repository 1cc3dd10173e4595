import { clientList } from '#modules/directory/contract/clients/client-list.ts';
import { listAllClientsCall } from '#modules/directory/contract/clients/manage-clients.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';

/** All clients of the suite [SUP-01]. */
export const clientListing = defineListing({
  name: 'directory.clients',
  list: clientList,
  call: listAllClientsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ uuid }) => uuid,
  nameOf: ({ name }) => name,
  hrefOf: (_, { uuid }) => `/super-admin/clients/${uuid}`,
});
