import { findBrand } from '#modules/directory/contract/clients/brand.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** What products are called in the reader's language, in the order of their skus; one that the catalogue does not know, by its sku. */
export async function namesOfSkus(
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
