import { sql, type Updateable } from 'kysely';
import { productSaved, productsChanged } from '#modules/directory/contract/events.ts';
import { comparableGtin } from '#modules/directory/contract/products/gtin.ts';
import {
  gtinTaken,
  type NewProduct,
  type ProductChanges,
  skuTaken,
  type WhichProducts,
} from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import { constraintProblem } from '#platform/server/database/database-errors.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { givenColumns } from '#platform/server/fields/field-sql.ts';
import { lockVersioned, updateVersioned } from '#platform/server/records/update-versioned.ts';
import { inEvents } from '../in-events.ts';
import type { Context, DirectoryTables } from '../tables.ts';
import { chosenProductsSql } from './product-filters.ts';

type Columns = Updateable<DirectoryTables['directory.products']>;

/** Creates a product and returns its id. */
export async function createProduct(
  { db, app }: Context,
  clientId: string,
  given: NewProduct,
): Promise<string> {
  const id = uuidV7();
  await requireFreeGtin({ db }, { clientId, id, gtin: given.gtin });
  await constraintProblem({ products_sku: () => skuTaken({ sku: given.sku }) }, async () =>
    db
      .insertInto('directory.products')
      .values({
        ...columnsOf(given),
        ...(await priceOf({ db }, clientId, given)),
        client_id: clientId,
        id,
        sku: given.sku,
        names: JSON.stringify(given.names),
      })
      .execute(),
  );
  await app.events.publish(db, productSaved, {
    clientId,
    payload: { productId: id, sku: given.sku },
  });
  return id;
}

/** Changes the given fields, unless the product changed since it was read. */
export async function updateProduct(
  { db, app }: Context,
  { clientId, id }: { clientId: string; id: string },
  { version, ...changes }: ProductChanges,
): Promise<void> {
  await requireFreeGtin({ db }, { clientId, id, gtin: changes.gtin });
  const read = { table: 'directory.products', key: { client_id: clientId, id }, version } as const;
  const storedProduct = await lockVersioned({ db, app }, read);
  // Omitted values remain: a new price keeps the stored currency.
  const { price = storedProduct.price, currency = storedProduct.currency } = changes;
  const priced = await priceOf({ db }, clientId, { price, currency });
  const saved = await constraintProblem(
    { products_sku: () => skuTaken({ sku: changes.sku ?? '' }) },
    () => updateVersioned({ db, app }, read, { ...columnsOf(changes), ...priced }),
  );
  await app.events.publish(db, productSaved, {
    clientId,
    payload: { productId: id, sku: saved.sku },
  });
}

/** Price and currency are written together. */
function columnsOf({
  price,
  currency,
  ...given
}: NewProduct | Omit<ProductChanges, 'version'>): Columns {
  return givenColumns<Columns>(productFields, given);
}

/** A price always has a currency, by default the brand's; without a price there is no currency. */
async function priceOf(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  given: { price?: number | null | undefined; currency?: string | null | undefined },
): Promise<{ price: number | null; currency: string | null }> {
  const price = given.price ?? null;
  if (price === null) return { price, currency: null };
  if (given.currency) return { price, currency: given.currency };
  const { currency } = await db
    .selectFrom('directory.clients')
    .select('currency')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return { price, currency };
}

/** Checked before writing, because the problem names the product that has this GTIN. */
async function requireFreeGtin(
  { db }: Pick<Context, 'db'>,
  product: { clientId: string; id: string; gtin: string | null | undefined },
): Promise<void> {
  if (!product.gtin) return;
  const other = await db
    .selectFrom('directory.products')
    .select('sku')
    .where('client_id', '=', product.clientId)
    .where('id', '<>', product.id)
    .where('gtin_key', '=', comparableGtin(product.gtin))
    .executeTakeFirst();
  if (other) throw gtinTaken({ sku: other.sku });
}

/** Activates or deactivates many products; those already in that state are skipped and not counted. */
export async function changeProducts(
  { db, app }: Context,
  clientId: string,
  { which, action }: { which: WhichProducts; action: 'activate' | 'deactivate' },
): Promise<number> {
  const fits = chosenProductsSql(which, clientId);
  const { rows } = await sql<{ sku: string }>`
    update directory.products as product
    set active = ${action === 'activate'}, updated_at = now(), version = product.version + 1
    where ${fits} and product.active <> ${action === 'activate'}
    returning product.sku`.execute(db);
  const payloads = inEvents(rows).map((some) => ({
    action,
    changed: some.length,
    skus: some.map(({ sku }) => sku),
  }));
  await app.events.publishAll(db, productsChanged, { clientId, payloads });
  return rows.length;
}
