import type { CatalogueProduct } from '#modules/directory/contract/product.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { catalogueProduct } from './catalogue-product.ts';

export async function readProduct(
  { db }: { db: Db<DirectoryTables> },
  wanted: { clientId: string; id: string; reader: Locale },
): Promise<CatalogueProduct> {
  const row = await db
    .selectFrom('directory.products as product')
    .innerJoin('directory.clients as client', 'client.id', 'product.client_id')
    .selectAll('product')
    .select('client.default_locale')
    .where('product.client_id', '=', wanted.clientId)
    .where('product.id', '=', wanted.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return catalogueProduct(row, wanted.reader);
}
