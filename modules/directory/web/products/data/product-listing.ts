import { productList } from '#modules/directory/contract/products/product-list.ts';
import { listProductsCall } from '#modules/directory/contract/products/products.ts';
import { inAddress } from '#platform/web/list/in-address.ts';
import { defineListing } from '#platform/web/list/listing.ts';
import { clientAddress } from '#platform/web/module/client-address.ts';

/** The catalogue of a client [SUP-03]. */
export const productListing = defineListing({
  name: 'directory.products',
  list: productList,
  call: listProductsCall,
  inputOf: (clientId: string, question) => ({
    params: { uuid: clientId },
    query: inAddress(question),
  }),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: (clientId, { id }) => clientAddress(clientId, `settings/products/${id}`),
});
