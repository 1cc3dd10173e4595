import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/**
 * The product and category of skus as the catalogue writes them. One that it does not know stays as it is, without a category:
 * the brand's own system is never queried from here.
 */
export async function categoriesOfSkus(
  { db, app }: { db: Db; app: App },
  clientId: string,
  items: readonly { sku: string | null }[],
): Promise<{
  of: (sku: string | null) => { sku: string; category: string };
  knows: (sku: string) => boolean;
}> {
  const skus = [...new Set(items.flatMap(({ sku }) => sku ?? []))];
  const known =
    skus.length > 0 ? await app.ports.ask(productNames, { clientId, skus }, { db, app }) : [];
  const bySku = new Map(known.map(({ sku, category }) => [sku.toLowerCase(), { sku, category }]));
  return {
    of: (sku) => bySku.get((sku ?? '').toLowerCase()) ?? { sku: sku ?? '', category: '' },
    knows: (sku) => bySku.has(sku.toLowerCase()),
  };
}
