import { nameIn } from '#modules/directory/contract/name-in.ts';
import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';

/** Empty where there is none, or the catalogue does not know it. */
export async function productName(
  { db, app }: { db: Db; app: App },
  { clientId, sku, locale }: { clientId: string; sku: string; locale: Locale },
): Promise<string> {
  if (!sku) return '';
  const [found] = await app.ports.ask(productNames, { clientId, skus: [sku] }, { db, app });
  return found ? nameIn(found.names, locale, locale) : '';
}
