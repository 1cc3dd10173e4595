import { productNames } from '#modules/directory/contract/products/product-ports.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/**
 * Product and category of SKUs as the catalogue spells them. Unknown SKUs stay unchanged, without a category. The
 * brand's own system is never queried here.
 */
export async function readSkuCategories(
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
