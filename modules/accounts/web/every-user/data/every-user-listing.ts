import { listEveryUserCall } from '#modules/accounts/contract/super-admin-users.ts';
import { everyUserList } from '#modules/accounts/contract/user-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { personName } from '../../components/person-name.ts';

/** The users of all clients [SUP-04]. */
export const everyUserListing = defineListing({
  name: 'accounts.every-user',
  list: everyUserList,
  call: listEveryUserCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: personName,
  hrefOf: (_, { id }) => `/super-admin/users/${id}`,
});
