import { type RawBuilder, sql } from 'kysely';
import type { CatalogueProduct } from '#modules/directory/contract/product.ts';
import type { ProductFilters, ProductSort } from '#modules/directory/contract/product-filters.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { DirectoryTables } from '../tables.ts';
import { catalogueProduct } from './catalogue-product.ts';
import type { OfClients } from './fits-location-filters.ts';
import { fitsProductFilters } from './fits-product-filters.ts';
import type { Page } from './list-locations.ts';

type FoundProduct = CatalogueProduct & { client: { uuid: string; name: string } };

export async function listProducts(
  { db }: { db: Db<DirectoryTables> },
  asked: Page<ProductSort> & ProductFilters,
  given: { of: OfClients; reader: Locale },
): Promise<{ items: FoundProduct[]; total: number }> {
  const fitting = db
    .selectFrom('directory.products as product')
    .innerJoin('directory.clients as client', 'client.id', 'product.client_id')
    .where(fitsProductFilters(asked, given.of));
  const direction = asked.sortDesc ? 'desc' : 'asc';
  const [rows, { total }] = await Promise.all([
    fitting
      .selectAll('product')
      .select(['client.name as client_name', 'client.default_locale'])
      .orderBy(sortOf(asked.sortBy, given.reader), (by) =>
        asked.sortDesc ? by.desc().nullsLast() : by.asc().nullsLast(),
      )
      .orderBy('product.id', direction)
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
    fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    items: rows.map((row) => ({
      ...catalogueProduct(row, given.reader),
      client: { uuid: row.client_id, name: row.client_name },
    })),
    total,
  };
}

function sortOf(sortBy: ProductSort, reader: Locale): RawBuilder<unknown> {
  switch (sortBy) {
    case 'sku':
      return sql`product.sku_key`;
    case 'name':
      return sql`coalesce(product.names ->> ${reader}, product.names ->> client.default_locale, product.names ->> 'en', product.sku)`;
    case 'category':
      return sql`product.category`;
    case 'price':
      return sql`product.price`;
    case 'updatedAt':
      return sql`product.updated_at`;
  }
}
