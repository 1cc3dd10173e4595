import { sql } from 'kysely';
import type { ProductView } from '#modules/directory/contract/products/product-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { categoryNamesJoin, categorySql } from '../categories/read-categories.ts';
import type { DirectoryTables } from '../tables.ts';

const CHOICES_LIMIT = 200;

/** Filter choices for the products of a client; the first category choice is "no category". */
export async function productChoices(
  { db }: { db: Db<DirectoryTables> },
  { clientId, reader }: { clientId: string; reader: Locale },
) {
  const { rows } = await sql<Record<ProductView, number>>`
    select count(*) as "all", count(*) filter (where active) as active,
      count(*) filter (where not active) as inactive
    from directory.products where client_id = ${clientId}`.execute(db);
  const { rows: category } = await sql<{ value: string; label: string; count: number }>`
    select product.category as value, ${categorySql(reader)} as label, product.count
    from (
      select client_id, category, count(*) as count from directory.products
      where client_id = ${clientId} group by client_id, category
    ) as product
    join directory.clients as client on client.id = product.client_id
    ${categoryNamesJoin}
    order by product.category <> '', label, product.category limit ${CHOICES_LIMIT}`.execute(db);
  const [views] = rows;
  if (!views) throw new Error('a count without a line');
  return { views, category };
}
