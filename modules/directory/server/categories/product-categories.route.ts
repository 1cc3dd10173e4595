import {
  listProductCategoriesCall,
  nameProductCategoryCall,
} from '#modules/directory/contract/products/product-categories.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';
import { nameCategory, readCategories } from './categories.ts';

export const listProductCategoriesRoute = route(
  listProductCategoriesCall,
  async ({ db, params, request }) => ({
    items: await readCategories({ db }, { clientId: params.uuid, reader: request.locale }),
  }),
);

export const nameProductCategoryRoute = route(
  nameProductCategoryCall,
  async ({ db, app, params, body, request }) => {
    const clientId = params.uuid;
    const { category } = body;
    await nameCategory({ db, app }, clientId, body);
    const [saved] = await readCategories({ db }, { clientId, category, reader: request.locale });
    if (!saved) throw notFound();
    return saved;
  },
);
