import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import {
  everyProductList,
  type ProductFilter,
  type ProductView,
  type WhichProducts,
} from '#modules/directory/contract/products/product-list.ts';
import { filterColumns } from '#platform/server/fields/filter-columns.ts';
import { conditionSql } from '#platform/server/filters/condition-sql.ts';
import { type FilterColumns, filterSql } from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-sql.ts';
import { type OfClients, ofClientsSql, textOfSql, wordsOfSql } from './of-clients.ts';

const TABLE = { name: 'directory.products', alias: 'product' };

/** The same judgement for list, count, bulk change and export; over `directory.products as product`. */
export function productFilterSql(filter: ProductFilter, of: OfClients): RawBuilder<SqlBool> {
  const fits = filterSql(
    everyProductList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      words: (words) => wordsOfSql(TABLE, of, words),
    },
    filter,
  );
  return sql<SqlBool>`${ofClientsSql(TABLE, of)} and ${fits}`;
}

/** The products that somebody ticked, or all that fit without those that were taken out. */
export function chosenProductsSql(which: WhichProducts, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: TABLE.alias,
    clientId,
    idType: 'uuid',
    matches: (filter) => productFilterSql(filter, { client: clientId }),
  });
}

const VIEWS: Record<ProductView, RawBuilder<SqlBool> | undefined> = {
  all: undefined,
  active: sql`product.active`,
  inactive: sql`not product.active`,
};

function columnsOf(of: OfClients): FilterColumns<typeof everyProductList.fields> {
  const text = (column: RawBuilder<unknown>) => textOfSql(TABLE, of, column);
  return {
    client: sql`product.client_id`,
    ...filterColumns('product', productFields, text),
    price: sql`(product.price / 100.0)`,
    hasPrice: sql`(product.price is not null)`,
    hasGtin: sql`(product.gtin is not null)`,
    name: (condition) => sql<SqlBool>`exists (
      select from jsonb_each_text(product.names) as named
      where ${conditionSql.text(sql`named.value`, condition)})`,
    updated: sql`product.updated_at`,
  };
}
