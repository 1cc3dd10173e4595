import { offeredProducts } from '#modules/directory/contract/products/offered-products.ts';
import {
  type FoundProduct,
  PRODUCTS_SHOWN,
} from '#modules/leads/contract/widget/product-search.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { OpenForm } from './open-form.ts';

/** Products of a form; prices only if the form uses them. */
export async function findFormProducts(
  { app }: { app: App },
  { form, db }: OpenForm,
  { locale, words, sku }: { locale: Locale; words?: string | undefined; sku?: string | undefined },
): Promise<FoundProduct[]> {
  const { clientId, settings } = form;
  const products = await app.ports.ask(
    offeredProducts,
    {
      clientId,
      language: locale,
      limit: PRODUCTS_SHOWN,
      ...(words && { words }),
      ...(sku && { skus: [sku] }),
    },
    { db, app },
  );
  return products.map((product) =>
    settings.monetized ? product : { ...product, price: null, currency: null },
  );
}
