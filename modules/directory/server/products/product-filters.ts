import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  everyProductList,
  type ProductFilter,
  type ProductView,
  type WhichProducts,
} from '#modules/directory/contract/products/product.ts';
import { productFields } from '#modules/directory/contract/products/product-fields.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { filterColumns } from '#platform/server/fields/list-columns.ts';
import {
  conditionSql,
  type FilterColumns,
  filterSql,
} from '#platform/server/filters/filter-sql.ts';
import { chosenSql } from '#platform/server/lists/chosen-records.ts';
import { countViews, countViewsUpTo } from '#platform/server/lists/count-views.ts';
import { categoryNamesJoin, categorySql } from '../categories/categories.ts';
import {
  type ClientScope,
  clientScopeSql,
  matchTextSql,
  textConditionSql,
} from '../clients/client-scope.ts';
import type { Context } from '../tables.ts';

const TABLE = { name: 'directory.products', alias: 'product' };

/** The same filter for list, count, bulk change and export; over `directory.products as product`. */
export function productFilterSql(filter: ProductFilter, of: ClientScope): RawBuilder<SqlBool> {
  const fits = filterSql(
    everyProductList,
    {
      columns: columnsOf(of),
      views: VIEWS,
      search: (searchText) => matchTextSql(TABLE, of, searchText),
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

const CHOICES_LIMIT = 200;

/** The products of all clients in each view. */
export const countProductViews = ({ db }: Pick<Context, 'db'>) =>
  countViewsUpTo({ db }, { views: VIEWS, from: sql`directory.products as product` });

/** Filter choices for the products of a client; the first category choice is "no category". */
export async function productChoices(
  { db }: Pick<Context, 'db'>,
  { clientId, reader }: { clientId: string; reader: Locale },
) {
  const views = await countViews(
    { db },
    {
      views: VIEWS,
      from: sql`directory.products as product`,
      within: sql<SqlBool>`product.client_id = ${clientId}`,
    },
  );
  const { rows: category } = await sql<{ value: string; label: string; count: number }>`
    select product.category as value, ${categorySql(reader)} as label, product.count
    from (
      select client_id, category, count(*) as count from directory.products
      where client_id = ${clientId} group by client_id, category
    ) as product
    join directory.clients as client on client.id = product.client_id
    ${categoryNamesJoin}
    order by product.category <> '', label, product.category limit ${CHOICES_LIMIT}`.execute(db);
  return { views, category };
}
