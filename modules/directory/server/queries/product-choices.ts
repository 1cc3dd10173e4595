import { sql } from 'kysely';
import type { ProductView } from '#modules/directory/contract/products/product-list.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

const CATEGORIES_LIMIT = 200;

/** What the products of a client can be narrowed by; the first category is none at all. */
export async function productChoices({ db }: { db: Db<DirectoryTables> }, clientId: string) {
  const { rows } = await sql<Record<ProductView, number>>`
    select count(*) as "all", count(*) filter (where active) as active,
      count(*) filter (where not active) as inactive
    from directory.products where client_id = ${clientId}`.execute(db);
  const { rows: category } = await sql<{ value: string; label: string; count: number }>`
    select category as value, category as label, count(*) as count from directory.products
    where client_id = ${clientId}
    group by category order by category limit ${CATEGORIES_LIMIT}`.execute(db);
  const [views] = rows;
  if (!views) throw new Error('a count without a line');
  return { views, category };
}
