import {
  fetchExternalProductCall,
  lookUpProductsCall,
  type ProductLookup,
  switchProductCall,
} from '#modules/touchpoints/contract/product-lookup.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { route } from '../route.ts';
import { findReferencedProducts } from '../search/find-referenced-products.ts';
import type { Context } from '../tables.ts';
import { checkProducts } from './check-products.ts';
import { switchProduct } from './create-touchpoints.ts';

const fetchExternalProductRoute = route(
  fetchExternalProductCall,
  async ({ db, app, membership: { clientId }, query, request }) => {
    const lookup = { clientId, references: [query.sku], reader: request.locale };
    const [found] = await lookUpProducts({ db, app }, lookup);
    if (!found) throw notFound();
    return found;
  },
);

/** Runs without a transaction, because it may wait for the brand's own system. */
const lookUpProductsRoute = route(
  lookUpProductsCall,
  async ({ db, app, membership: { clientId }, body, request }) => ({
    items: await lookUpProducts(
      { db, app },
      { clientId, references: body.skus, reader: request.locale },
    ),
  }),
  { ownTransactions: true },
);

const switchProductRoute = route(
  switchProductCall,
  async ({ db, membership: { clientId }, body: { sku, activated } }) => {
    await switchProduct({ db }, { clientId, sku, activated });
    return { sku, activated };
  },
);

/** Checks each reference and explains refusals. May wait for the brand's own system, so call it outside of a transaction. */
async function lookUpProducts(
  context: Context,
  given: { clientId: string; references: readonly string[]; reader: Locale },
): Promise<ProductLookup[]> {
  const products = await findReferencedProducts(context, given);
  return checkProducts(context, { clientId: given.clientId, products, reader: given.reader });
}

export const productsRoutes = [fetchExternalProductRoute, lookUpProductsRoute, switchProductRoute];
