import { type RawBuilder, sql } from 'kysely';
import { categoryIn, nameIn } from '#modules/directory/contract/name-in.ts';
import {
  type CatalogueProduct,
  everyProductList,
  type ProductFilter,
} from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import type { ListPageRequest, SortOf } from '#platform/contract/lists/define-list.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { selected } from '#platform/server/fields/field-sql.ts';
import { sortColumns } from '#platform/server/fields/list-columns.ts';
import { isSelectiveFilter } from '#platform/server/filters/filter-sql.ts';
import { readPage, type SortColumns, sortBy } from '#platform/server/lists/read-page.ts';
import { categoryNamesJoin, categorySql } from '../categories/categories.ts';
import type { ClientScope } from '../clients/client-scope.ts';
import type { Context } from '../tables.ts';
import { productFilterSql } from './product-filters.ts';

/** Columns of a product, over `directory.products as product`. */
export const productColumns: RawBuilder<unknown> = sql`product.id,
  ${selected('product', productFields)}`;

export const categoryNamesColumn: RawBuilder<unknown> = sql`coalesce(named.names, '{}') as "categoryNames"`;

/**
 * Also time of change, the brand's language and category names: needs `directory.clients as client` and `categoryNamesJoin`.
 */
const catalogueColumns = sql`${productColumns}, product.created_at as "createdAt",
  product.updated_at as "updatedAt", product.version, client.default_locale as "brandLocale",
  ${categoryNamesColumn}`;

export type StoredProduct = Omit<
  CatalogueProduct,
  'name' | 'categoryName' | 'createdAt' | 'updatedAt'
> & {
  createdAt: Date;
  updatedAt: Date;
  brandLocale: Locale;
  categoryNames: Partial<Record<Locale, string>>;
};

/** A row of the catalogue in the user's language. */
function catalogueProduct(
  { brandLocale, categoryNames, ...product }: StoredProduct,
  reader: Locale,
): CatalogueProduct {
  return {
    ...product,
    name: nameIn(product.names, reader, brandLocale),
    categoryName: categoryIn(product.category, categoryNames, { reader, brand: brandLocale }),
    createdAt: product.createdAt.toISOString(),
    updatedAt: product.updatedAt.toISOString(),
  };
}

type Sort = SortOf<typeof everyProductList>;
type FoundProduct = CatalogueProduct & { client: { uuid: string; name: string } };

/** A page of the products of one client or of all, with the total [SUP-03]. */
export async function listProducts(
  { db }: Pick<Context, 'db'>,
  listQuery: ProductFilter & ListPageRequest<Sort>,
  { of, reader }: { of: ClientScope; reader: Locale },
): Promise<{ items: FoundProduct[]; total: number }> {
  const { rows, total } = await readPage<StoredProduct & Pick<FoundProduct, 'client'>>(
    { db },
    {
      page: listQuery.page,
      limit: listQuery.limit,
      areFew: isSelectiveFilter(everyProductList, listQuery),
      // Names without a translation are sorted by the brand's language.
      from: sql`directory.products as product
        join directory.clients as client on client.id = product.client_id
        ${categoryNamesJoin}`,
      countFrom: sql`directory.products as product`,
      key: sql`product.client_id, product.id`,
      fits: productFilterSql(listQuery, of),
      order: sortBy(sortsFor(reader), listQuery, sql`product.id`),
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

export async function readProduct(
  { db }: Pick<Context, 'db'>,
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
