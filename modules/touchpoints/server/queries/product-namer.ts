import { productNames } from '#modules/directory/contract/products/product-names.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { referenceKey } from './find-referenced-products.ts';

/** Name of a product; `kept` is the name stored in its touchpoint, in the brand's language. */
type NameProduct = (product: { sku: string | null; kept: string }) => string;

/** Names in the reader's language where the catalogue has them, else in the brand's [GEN-03]. */
export async function productNamer(
  { db, app }: { db: Db; app: App },
  given: { clientId: string; skus: readonly (string | null)[]; reader: Locale },
): Promise<NameProduct> {
  const skus = given.skus.filter((sku) => sku !== null);
  const { clientId, reader } = given;
  const known =
    skus.length > 0 ? await app.ports.ask(productNames, { clientId, skus }, { db, app }) : [];
  const names = new Map(known.map((one) => [referenceKey(one.sku), one.names[reader]]));
  return ({ sku, kept }) => (sku && names.get(referenceKey(sku))) || kept;
}

/** A row of touchpoints as its reader is shown it. */
export function named<Row extends { sku: string | null; product_name: string }>(
  row: Row,
  nameOf: NameProduct,
): Row {
  return { ...row, product_name: nameOf({ sku: row.sku, kept: row.product_name }) };
}
