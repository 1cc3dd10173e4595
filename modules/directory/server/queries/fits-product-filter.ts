import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import {
  everyProductList,
  type ProductFilter,
  type ProductView,
  type WhichProducts,
} from '#modules/directory/contract/products/product-list.ts';
import { filterColumns } from '#platform/server/fields/filter-columns.ts';
import { fitsCondition } from '#platform/server/filters/fits-condition.ts';
import { type FilterColumns, fitsFilter } from '#platform/server/filters/fits-filter.ts';
import { fitsOfClients, fitsTextOf, fitsWordsOf, type OfClients } from './of-clients.ts';

const TABLE = { name: 'directory.products', alias: 'product' };

/** The same judgement for list, count, bulk change and export; over `directory.products as product`. */
export function fitsProductFilter(filter: ProductFilter, of: OfClients): RawBuilder<SqlBool> {
  const fits = fitsFilter(
    everyProductList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      words: (words) => fitsWordsOf(TABLE, of, words),
    },
    filter,
  );
  return sql<SqlBool>`${fitsOfClients(TABLE, of)} and ${fits}`;
}

/** The products that somebody ticked, or all that fit without those that were taken out. */
export function fitsChosenProducts(which: WhichProducts, clientId: string): RawBuilder<SqlBool> {
  if ('ids' in which)
    return sql<SqlBool>`product.client_id = ${clientId} and product.id = any (${which.ids}::uuid[])`;
  return sql<SqlBool>`${fitsProductFilter(which.filter, { client: clientId })}
    and product.id <> all (${which.except}::uuid[])`;
}

const VIEWS: Record<ProductView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  active: sql`product.active`,
  inactive: sql`not product.active`,
};

function columnsOf(of: OfClients): FilterColumns<typeof everyProductList.fields> {
  const text = (column: RawBuilder<unknown>) => fitsTextOf(TABLE, of, column);
  return {
    client: sql`product.client_id`,
    ...filterColumns('product', productFields, text),
    price: sql`(product.price / 100.0)`,
    hasPrice: sql`(product.price is not null)`,
    hasGtin: sql`(product.gtin is not null)`,
    name: (condition) => sql<SqlBool>`exists (
      select from jsonb_each_text(product.names) as named
      where ${fitsCondition.text(sql`named.value`, condition)})`,
    updated: sql`product.updated_at`,
  };
}
