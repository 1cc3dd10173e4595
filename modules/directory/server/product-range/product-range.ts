import { sql } from 'kysely';
import { PRODUCT_RANGE_SHOWN } from '#modules/directory/contract/limits.ts';
import { getProductRangeCall } from '#modules/directory/contract/locations/product-range.ts';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { notFound } from '#platform/contract/problems.ts';
import { amongIds } from '#platform/server/database/word-search.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';

export const getProductRangeRoute = route(getProductRangeCall, ({ db, params, request }) =>
  readProductRange({ db }, { clientId: params.uuid, id: params.id }, request.locale),
);

async function readProductRange(
  { db }: Pick<Context, 'db'>,
  { clientId, id }: { clientId: string; id: string },
  reader: Locale,
) {
  const location = await db
    .selectFrom('directory.locations')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!location) throw notFound();
  const { rows } = await sql<{
    id: string;
    sku: string;
    names: Partial<Record<Locale, string>>;
    brandLocale: Locale;
    total: number;
  }>`
    select product.id, product.sku, product.names, client.default_locale as "brandLocale",
      (count(*) over ())::int as total
    from directory.location_products as sold
    join directory.products as product
      on product.client_id = sold.client_id and product.id = sold.product_id
    join directory.clients as client on client.id = sold.client_id
    where sold.client_id = ${clientId} and sold.location_id = ${id}
    order by product.sku_key limit ${PRODUCT_RANGE_SHOWN}`.execute(db);
  return {
    items: rows.map(({ names, brandLocale, sku, ...product }) => ({
      id: product.id,
      sku,
      name: nameIn(names, reader, brandLocale) || sku,
    })),
    total: rows[0]?.total ?? 0,
  };
}

export async function readLocationsSelling(
  { db }: Pick<Context, 'db'>,
  { clientId, productId }: { clientId: string; productId: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select location_id as id from directory.location_products
    where client_id = ${clientId} and product_id = ${productId}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** For a product outside the catalogue, all counts are 0. */
export async function readLocationsWithoutProduct(
  { db }: Pick<Context, 'db'>,
  {
    clientId,
    sku,
    locationIds,
    limit,
  }: { clientId: string; sku: string; locationIds: readonly string[]; limit: number },
): Promise<{ known: number; without: number; ids: string[] }> {
  const { rows } = await sql<{ known: number; without: number; ids: string[] }>`
    with ranges as materialized (
      select sold.location_id as id, bool_or(sold.product_id = product.id) as sells
      from directory.products as product
      join directory.location_products as sold on sold.client_id = product.client_id
      where product.client_id = ${clientId} and product.sku_key = ${sku.toLowerCase()}
        and sold.location_id in ${amongIds(locationIds)}
      group by 1)
    select count(*)::float8 as known, (count(*) filter (where not sells))::float8 as without,
      array(select id::text from ranges where not sells order by id limit ${limit}) as ids
    from ranges`.execute(db);
  return rows[0] ?? { known: 0, without: 0, ids: [] };
}
