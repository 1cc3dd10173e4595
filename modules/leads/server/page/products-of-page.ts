import { offeredProducts } from '#modules/directory/contract/products/offered-products.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { FormRowKept } from '../forms/form-row.ts';

/** As many as somebody looks through in a list. */
const READ_THROUGH = 200;

/** The product that the visitor came with; without one all there are, unless they are more than anybody reads. */
export async function productsOfPage(
  { db, app }: { db: Db; app: App },
  { form, sku, locale }: { form: FormRowKept; sku: string; locale: Locale },
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
