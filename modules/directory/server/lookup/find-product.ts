import { categoryIn, nameIn } from '#modules/directory/contract/name-in.ts';
import type { ProductOutcome } from '#modules/directory/contract/products/product-lookup.ts';
import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { queryConfiguredLookup } from './query-configured-lookup.ts';

/** Finds a product by SKU. The catalogue takes precedence, even if it has the product as inactive. */
export async function findProductBySku(
  { db, app }: { db: Db<DirectoryTables>; app: App },
  given: { clientId: string; sku: string; locale?: string },
): Promise<ProductOutcome> {
  const { clientId } = given;
  const sku = given.sku.trim();
  const kept = await db
    .selectFrom('directory.products as product')
    .innerJoin('directory.clients as client', 'client.id', 'product.client_id')
    .leftJoin('directory.product_categories as named', (join) =>
      join
        .onRef('named.client_id', '=', 'product.client_id')
        .onRef('named.category', '=', 'product.category'),
    )
    .selectAll('product')
    .select(['client.default_locale', 'named.names as category_names'])
    .where('product.client_id', '=', clientId)
    .where('product.sku_key', '=', sku.toLowerCase())
    .executeTakeFirst();
  if (kept) {
    if (!kept.active) return { outcome: 'unknown' };
    const reader: Locale = given.locale
      ? localeFromLanguageTags([given.locale])
      : kept.default_locale;
    return {
      outcome: 'found',
      product: {
        sku: kept.sku,
        name: nameIn(kept.names, reader, kept.default_locale),
        gtin: kept.gtin,
        category: categoryIn(kept.category, kept.category_names ?? {}, {
          reader,
          brand: kept.default_locale,
        }),
        price: kept.price,
        currency: kept.currency,
        imageUrl: kept.image_url,
        url: kept.url,
        source: 'catalogue',
      },
    };
  }
  return queryConfiguredLookup({ db, app }, { clientId, sku });
}
