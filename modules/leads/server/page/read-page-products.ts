import { offeredProducts } from '#modules/directory/contract/products/offered-products.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { StoredForm } from '../forms/form-row.ts';

/** More products than a user would look through in a list. */
const READ_THROUGH = 200;

/** The product that the visitor came with; otherwise all products, unless there are too many for a list. */
export async function readPageProducts(
  { db, app }: { db: Db; app: App },
  { form, sku, locale }: { form: StoredForm; sku: string; locale: Locale },
): Promise<{ sku: string; name: string }[]> {
  if (!form.fields.some(({ type }) => type === 'product')) return [];
  const products = await app.ports.ask(
    offeredProducts,
    {
      clientId: form.client_id,
      language: locale,
      limit: sku ? 1 : READ_THROUGH + 1,
      ...(sku && { skus: [sku] }),
    },
    { db, app },
  );
  return products.length > READ_THROUGH ? [] : products;
}
