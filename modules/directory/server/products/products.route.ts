import {
  countAllProductsCall,
  listAllProductsCall,
} from '#modules/directory/contract/all-clients.ts';
import {
  getProductLookupCall,
  setProductLookupCall,
  tryProductLookupCall,
} from '#modules/directory/contract/products/product-lookup.ts';
import {
  changeProductsCall,
  createProductCall,
  getProductCall,
  getProductFiltersCall,
  listProductsCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { findProductBySku } from '../lookup/find-product.ts';
import { lookupSettings, queryAndReportHealth } from '../lookup/query-product-lookup.ts';
import { readProductLookup, readStoredLookup } from '../lookup/read-product-lookup.ts';
import { saveProductLookup } from '../lookup/save-product-lookup.ts';
import { route } from '../route.ts';
import { listProducts, readProduct } from './list-products.ts';
import { countProductViews, productChoices } from './product-filters.ts';
import { changeProducts, createProduct, updateProduct } from './save-product.ts';

const listProductsRoute = route(listProductsCall, ({ db, params, query, request }) =>
  listProducts({ db }, query, { of: { client: params.uuid }, reader: request.locale }),
);

const listAllProductsRoute = route(listAllProductsCall, ({ db, query, request }) =>
  listProducts({ db }, query, { of: 'every-client', reader: request.locale }),
);

const countAllProductsRoute = route(countAllProductsCall, ({ db }) => countProductViews({ db }));

const getProductFiltersRoute = route(getProductFiltersCall, ({ db, params, request }) =>
  productChoices({ db }, { clientId: params.uuid, reader: request.locale }),
);

const getProductRoute = route(getProductCall, ({ db, params, request }) =>
  readProduct({ db }, { clientId: params.uuid, id: params.id, reader: request.locale }),
);

const createProductRoute = route(createProductCall, async ({ db, app, params, body, request }) => {
  const id = await createProduct({ db, app }, params.uuid, body);
  return readProduct({ db }, { clientId: params.uuid, id, reader: request.locale });
});

const updateProductRoute = route(updateProductCall, async ({ db, app, params, body, request }) => {
  const product = { clientId: params.uuid, id: params.id };
  await updateProduct({ db, app }, product, body);
  return readProduct({ db }, { ...product, reader: request.locale });
});

const changeProductsRoute = route(changeProductsCall, async ({ db, app, params, body }) => ({
  changed: await changeProducts({ db, app }, params.uuid, {
    which: body.which,
    action: body.change.action,
  }),
}));

const getProductLookupRoute = route(getProductLookupCall, ({ db, params }) =>
  readProductLookup({ db }, params.uuid),
);

const setProductLookupRoute = route(setProductLookupCall, async ({ db, app, params, body }) => {
  await saveProductLookup({ db, app }, params.uuid, body);
  return readProductLookup({ db }, params.uuid);
});

/** It waits for another system, so it runs outside a transaction. */
const tryProductLookupRoute = route(
  tryProductLookupCall,
  async ({ db, app, params, body }) => {
    const storedLookup = await readStoredLookup({ db }, params.uuid);
    const productQuery = { clientId: params.uuid, sku: body.sku };
    if (storedLookup)
      return queryAndReportHealth({ app }, lookupSettings({ app }, storedLookup), productQuery);
    // Without an external system, only the catalogue is searched.
    const began = performance.now();
    const result = await findProductBySku({ db, app }, productQuery);
    return { result, ms: Math.round(performance.now() - began) };
  },
  { ownTransactions: true },
);

export const productsRoutes = [
  listProductsRoute,
  listAllProductsRoute,
  countAllProductsRoute,
  getProductFiltersRoute,
  getProductRoute,
  createProductRoute,
  updateProductRoute,
  changeProductsRoute,
  getProductLookupRoute,
  setProductLookupRoute,
  tryProductLookupRoute,
];
