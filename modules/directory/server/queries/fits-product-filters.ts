import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductFilters } from '#modules/directory/contract/product-filters.ts';
import { fitsWords } from '#platform/server/database/fits-words.ts';
import { fitsWordsOfClient } from '#platform/server/database/fits-words-of-client.ts';
import type { OfClients } from './fits-location-filters.ts';

/** The same judgement for list, count, bulk change and export; over `directory.products as product`. */
export function fitsProductFilters(filters: ProductFilters, of: OfClients): RawBuilder<SqlBool> {
  const conditions = [
    'client' in of
      ? sql`product.client_id = ${of.client}`
      : of.clients?.length
        ? sql`product.client_id = any (${of.clients}::uuid[])`
        : sql`true`,
    filters.q &&
      ('client' in of
        ? fitsWordsOfClient({ name: 'directory.products', alias: 'product' }, filters.q)
        : fitsWords('product.search', filters.q)),
    filters.category?.length && sql`product.category = any (${filters.category})`,
    filters.state && sql`product.active = ${filters.state === 'active'}`,
  ].filter((condition) => typeof condition === 'object');
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
