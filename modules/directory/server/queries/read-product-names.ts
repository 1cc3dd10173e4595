import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';

/** By sku, however it is written. */
export async function readProductNames(
  { db }: { db: Db },
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
