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
import {
  type ClientScope,
  clientScopeSql,
  matchTextSql,
  textConditionSql,
} from './client-scope.ts';

const TABLE = { name: 'directory.products', alias: 'product' };

/** The same judgement for list, count, bulk change and export; over `directory.products as product`. */
export function productFilterSql(filter: ProductFilter, of: ClientScope): RawBuilder<SqlBool> {
  const fits = filterSql(
    everyProductList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      words: (words) => matchTextSql(TABLE, of, words),
    },
    filter,
  );
  return sql<SqlBool>`${clientScopeSql(TABLE, of)} and ${fits}`;
}

/** The selected products, or all that match the filter except the deselected ones. */
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

function columnsOf(of: ClientScope): FilterColumns<typeof everyProductList.fields> {
  const text = (column: RawBuilder<unknown>) => textConditionSql(TABLE, of, column);
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
