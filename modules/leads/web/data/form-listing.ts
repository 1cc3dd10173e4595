import { listFormsCall } from '#modules/leads/contract/forms/form-calls.ts';
import { formList } from '#modules/leads/contract/forms/form-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The forms of a client, for the list and the previous/next navigation of an open form [FORM-01]. */
export const formListing = defineListing({
  name: 'leads.forms',
  list: formList,
  call: listFormsCall,
  inputOf: (clientId: string, question) => ({ params: { clientId }, query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `platform/forms/${id}`),
});
