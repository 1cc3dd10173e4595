import { sql } from 'kysely';
import { productsChanged } from '#modules/directory/contract/events.ts';
import type { WhichProducts } from '#modules/directory/contract/products/product-list.ts';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inEvents } from '../in-events.ts';
import { chosenProductsSql } from '../queries/product-filter-sql.ts';
import type { DirectoryTables } from '../tables.ts';

/** Takes many products into or out of use; those that are so already are left alone and not counted. */
export async function changeProducts(
  { db, app }: { db: Db<DirectoryTables>; app: App },
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
