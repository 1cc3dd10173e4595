import type { ProductOutcome } from '#modules/directory/contract/product-lookup.ts';
import { type Locale, localeFromLanguageTags } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { nameIn } from '../queries/name-in.ts';
import type { DirectoryTables } from '../tables.ts';
import { askAndReport } from './ask-and-report.ts';
import { lookupSettings } from './lookup-settings.ts';

/** A product by its sku: the catalogue's word counts, also where it says that a product is out of use. */
export async function findProductBySku(
  given: { clientId: string; sku: string; locale?: string },
  { db, app }: { db: Db<DirectoryTables>; app: App },
): Promise<ProductOutcome> {
  const { clientId } = given;
  const sku = given.sku.trim();
  const kept = await db
    .selectFrom('directory.products as product')
    .innerJoin('directory.clients as client', 'client.id', 'product.client_id')
    .selectAll('product')
    .select('client.default_locale')
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
        category: kept.category,
        price: kept.price,
        currency: kept.currency,
        imageUrl: kept.image_url,
        url: kept.url,
        source: 'catalogue',
      },
    };
  }
  const lookup = await db
    .selectFrom('directory.product_lookups')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('enabled', '=', true)
    .executeTakeFirst();
  if (!lookup) return { outcome: 'unknown' };
  return (await askAndReport(app, lookupSettings(app, lookup), { clientId, sku })).result;
}
