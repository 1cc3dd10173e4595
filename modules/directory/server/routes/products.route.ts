import { listAllProductsCall } from '#modules/directory/contract/all-clients.ts';
import {
  changeProductsCall,
  createProductCall,
  getProductCall,
  getProductFiltersCall,
  listProductsCall,
  updateProductCall,
} from '#modules/directory/contract/products/products.ts';
import { changeProducts } from '../commands/change-products.ts';
import { createProduct, updateProduct } from '../commands/save-product.ts';
import { listProducts } from '../queries/list-products.ts';
import { productChoices } from '../queries/product-choices.ts';
import { readProduct } from '../queries/read-product.ts';
import { route } from '../route.ts';

export const listProductsRoute = route(listProductsCall, ({ db, params, query, request }) =>
  listProducts({ db }, query, { of: { client: params.uuid }, reader: request.locale }),
);

export const listAllProductsRoute = route(listAllProductsCall, ({ db, query, request }) =>
  listProducts({ db }, query, { of: 'every-client', reader: request.locale }),
);

export const getProductFiltersRoute = route(getProductFiltersCall, ({ db, params, request }) =>
  productChoices({ db }, { clientId: params.uuid, reader: request.locale }),
);

export const getProductRoute = route(getProductCall, ({ db, params, request }) =>
  readProduct({ db }, { clientId: params.uuid, id: params.id, reader: request.locale }),
);

export const createProductRoute = route(
  createProductCall,
  async ({ db, app, params, body, request }) => {
    const id = await createProduct({ db, app }, params.uuid, body);
    return readProduct({ db }, { clientId: params.uuid, id, reader: request.locale });
  },
);

export const updateProductRoute = route(
  updateProductCall,
  async ({ db, app, params, body, request }) => {
    const product = { clientId: params.uuid, id: params.id };
    await updateProduct({ db, app }, product, body);
    return readProduct({ db }, { ...product, reader: request.locale });
  },
);

export const changeProductsRoute = route(changeProductsCall, async ({ db, app, params, body }) => ({
  changed: await changeProducts({ db, app }, params.uuid, {
    which: body.which,
    action: body.change.action,
  }),
}));
