import {
  fetchExternalProductCall,
  lookUpProductsCall,
  switchProductCall,
} from '#modules/touchpoints/contract/product-lookup.ts';
import { notFound } from '#platform/contract/problems.ts';
import { switchProduct } from '../commands/switch-product.ts';
import { lookUpProducts } from '../queries/look-up-products.ts';
import { route } from '../route.ts';

export const fetchExternalProductRoute = route(
  fetchExternalProductCall,
  async ({ db, app, membership: { clientId }, query, request }) => {
    const asked = { clientId, references: [query.sku], reader: request.locale };
    const [found] = await lookUpProducts({ db, app }, asked);
    if (!found) throw notFound();
    return found;
  },
);

/** Runs without a transaction, because it may wait for the brand's own system. */
export const lookUpProductsRoute = route(
  lookUpProductsCall,
  async ({ db, app, membership: { clientId }, body, request }) => ({
    items: await lookUpProducts(
      { db, app },
      { clientId, references: body.skus, reader: request.locale },
    ),
  }),
  { ownTransactions: true },
);

export const switchProductRoute = route(
  switchProductCall,
  async ({ db, membership: { clientId }, body: { sku, activated } }) => {
    await switchProduct({ db }, { clientId, sku, activated });
    return { sku, activated };
  },
);
