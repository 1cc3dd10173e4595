import { sql } from 'kysely';
import type { CatalogueProduct } from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import {
  everyProductList,
  type ProductFilter,
} from '#modules/directory/contract/products/product-list.ts';
import type { ListPageRequest, SortOf } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import { sortColumns } from '#platform/server/fields/sort-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-checks.ts';
import { readPage } from '#platform/server/lists/read-page.ts';
import { type SortColumns, sortBy } from '#platform/server/lists/sort-by.ts';
import { categoryNamesJoin, categorySql } from '../categories/read-categories.ts';
import type { DirectoryTables } from '../tables.ts';
import { catalogueColumns, catalogueProduct, type StoredProduct } from './catalogue-product.ts';
import type { ClientScope } from './client-scope.ts';
import { productFilterSql } from './product-filter-sql.ts';

type Sort = SortOf<typeof everyProductList>;
type FoundProduct = CatalogueProduct & { client: { uuid: string; name: string } };

/** A page of the products of one client or of all, and how many there are [SUP-03]. */
export async function listProducts(
  { db }: { db: Db<DirectoryTables> },
  asked: ProductFilter & ListPageRequest<Sort>,
  { of, reader }: { of: ClientScope; reader: Locale },
): Promise<{ items: FoundProduct[]; total: number }> {
  const { rows, total } = await readPage<StoredProduct & Pick<FoundProduct, 'client'>>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: isSelectiveFilter(everyProductList, asked),
      // Names are sorted by the brand's language where the reader's has none.
      from: sql`directory.products as product
        join directory.clients as client on client.id = product.client_id
        ${categoryNamesJoin}`,
      countFrom: sql`directory.products as product`,
      key: sql`product.client_id, product.id`,
      fits: productFilterSql(asked, of),
      order: sortBy(sortsFor(reader), asked, sql`product.id`),
      columns: sql`${catalogueColumns},
        json_build_object('uuid', client.id, 'name', client.name) as client`,
      joins: sql`
        join directory.products as product on product.client_id = page.client_id and product.id = page.id
        join directory.clients as client on client.id = page.client_id
        ${categoryNamesJoin}`,
    },
  );
  return {
    items: rows.map(({ client, ...product }) => ({ ...catalogueProduct(product, reader), client })),
    total,
  };
}

function sortsFor(reader: Locale): SortColumns<Sort> {
  return {
    ...sortColumns('product', productFields),
    name: sql`coalesce(product.names ->> ${reader}, product.names ->> client.default_locale,
      product.names ->> 'en', product.sku)`,
    category: { canBeEmpty: sql`nullif(${categorySql(reader)}, '')` },
    updatedAt: sql`product.updated_at`,
  };
}
