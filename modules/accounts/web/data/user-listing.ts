import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { userList } from '#modules/accounts/contract/user-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';
import { personName } from '../components/person-name.ts';

/** The users of a client [USR-01]. */
export const userListing = defineListing({
  name: 'accounts.users',
  list: userList,
  call: listUsersCall,
  inputOf: (clientId: string, question) => ({ query: { clientId, ...inAddress(question) } }),
  idOf: ({ id }) => id,
  nameOf: personName,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `settings/list/manage/${id}`),
});
