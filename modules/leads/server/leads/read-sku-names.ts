import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Product names in the reader's language, in the order of `skus`; unknown products are named by their SKU. */
export async function readSkuNames(
  { db, app }: { db: Db; app: App },
  { clientId, skus, locale }: { clientId: string; skus: readonly string[]; locale: Locale },
): Promise<string[]> {
  if (skus.length === 0) return [];
  const [brand, found] = await Promise.all([
    app.ports.ask(findBrand, { clientId }, { db, app }),
    app.ports.ask(productNames, { clientId, skus }, { db, app }),
  ]);
  const names = new Map(found.map((product) => [product.sku, product.names]));
  return skus.map(
    (sku) => nameIn(names.get(sku) ?? {}, locale, brand?.defaultLocale ?? locale) || sku,
  );
}
