import { sql } from 'kysely';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { Db } from '#platform/server/database/database.ts';
import { categoryNamesJoin } from '../categories/read-categories.ts';
import type { DirectoryTables } from '../tables.ts';
import { catalogueColumns, catalogueProduct, type StoredProduct } from './catalogue-product.ts';

export async function readProduct(
  { db }: { db: Db<DirectoryTables> },
  wanted: { clientId: string; id: string; reader: Locale },
): Promise<CatalogueProduct> {
  const { rows } = await sql<StoredProduct>`
    select ${catalogueColumns} from directory.products as product
    join directory.clients as client on client.id = product.client_id
    ${categoryNamesJoin}
    where product.client_id = ${wanted.clientId} and product.id = ${wanted.id}`.execute(db);
  const [product] = rows;
  if (!product) throw notFound();
  return catalogueProduct(product, wanted.reader);
}
