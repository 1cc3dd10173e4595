import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import { everyProductList } from '#modules/directory/contract/products/product-list.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The products of all clients; each opens in its own [SUP-03]. */
export const everyProductListing = defineListing({
  name: 'directory.every-product',
  list: everyProductList,
  call: listAllProductsCall,
  inputOf: (_: null, question) => ({ query: inAddress(question) }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (_, { client, id }) => clientAddress(client.uuid, `settings/products/${id}`),
});
