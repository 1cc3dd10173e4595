import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nameIn } from '#modules/directory/contract/name-in.ts';
import type { OfferedProduct } from '#modules/directory/contract/products/product-ports.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { matchTextSql } from '../clients/client-scope.ts';
import type { Context } from '../tables.ts';

const TABLE = { name: 'directory.products', alias: 'product' };

interface Wanted {
  clientId: string;
  language: Locale;
  limit: number;
  words?: string;
  skus?: readonly string[];
}

/** Active products by words of their names in any language, or by SKU. */
export async function readOfferedProducts(
  { db }: Pick<Context, 'db'>,
  { clientId, language, limit, words, skus }: Wanted,
): Promise<OfferedProduct[]> {
  const fits: RawBuilder<SqlBool>[] = [sql`product.client_id = ${clientId}`, sql`product.active`];
  if (words) fits.push(matchTextSql(TABLE, { client: clientId }, words));
  if (skus) fits.push(sql`product.sku_key = any (${skus.map((sku) => sku.toLowerCase())}::text[])`);
  const { rows } = await sql<
    Omit<OfferedProduct, 'name'> & { names: Partial<Record<Locale, string>>; brandLocale: Locale }
  >`
    select product.sku, product.names, product.price, product.currency,
      client.default_locale as "brandLocale"
    from directory.products as product join directory.clients as client on client.id = product.client_id
    where ${sql.join(fits, sql` and `)}
    order by coalesce(product.names ->> ${language}, product.names ->> client.default_locale, product.sku),
      product.sku
    limit ${limit}`.execute(db);
  return rows.map(({ names, brandLocale, ...product }) => ({
    ...product,
    name: nameIn(names, language, brandLocale) || product.sku,
  }));
}

/** By SKU without case. */
export async function readProductNames(
  { db }: Pick<Context, 'db'>,
  { clientId, skus }: { clientId: string; skus: readonly string[] },
): Promise<{ sku: string; names: Partial<Record<Locale, string>>; category: string }[]> {
  const { rows } = await sql<{
    sku: string;
    names: Partial<Record<Locale, string>>;
    category: string;
  }>`
    select sku, names, category from directory.products
    where client_id = ${clientId} and sku_key = any (${skus.map((sku) => sku.toLowerCase())}::text[])`.execute(
    db,
  );
  return rows;
}
