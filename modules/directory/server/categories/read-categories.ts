import { type RawBuilder, sql } from 'kysely';
import { CATEGORIES_LIMIT } from '#modules/directory/contract/limits.ts';
import { categoryIn } from '#modules/directory/contract/name-in.ts';
import type { ProductCategory } from '#modules/directory/contract/products/product-categories.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';

/** The names of a product's category, over `directory.products as product`. */
export const categoryNamesJoin: RawBuilder<unknown> = sql`
  left join directory.product_categories as named
    on named.client_id = product.client_id and named.category = product.category`;

/** The same rule as `categoryIn`, for sorting; needs `categoryNamesJoin` and `directory.clients as client`. */
export function categorySql(reader: Locale): RawBuilder<string> {
  return sql<string>`coalesce(named.names ->> ${reader}, named.names ->> client.default_locale, product.category)`;
}

/** The categories that products of the client have, by their names for the reader, with how many products each has. */
export async function readCategories(
  { db }: { db: Db<DirectoryTables> },
  wanted: { clientId: string; category?: string; reader: Locale },
): Promise<ProductCategory[]> {
  const { clientId, category, reader } = wanted;
  const { rows } = await sql<Omit<ProductCategory, 'name'> & { brandLocale: Locale }>`
    select product.category, coalesce(named.names, '{}') as names, coalesce(named.version, 0) as version,
      product.products, client.default_locale as "brandLocale"
    from (
      select client_id, category, count(*) as products from directory.products
      where client_id = ${clientId} and category <> ''
        ${category === undefined ? sql`` : sql`and category = ${category}`}
      group by client_id, category
    ) as product
    join directory.clients as client on client.id = product.client_id
    ${categoryNamesJoin}
    order by ${categorySql(reader)}, product.category
    limit ${CATEGORIES_LIMIT}`.execute(db);
  return rows.map(({ brandLocale, ...row }) => ({
    ...row,
    name: categoryIn(row.category, row.names, { reader, brand: brandLocale }),
  }));
}
