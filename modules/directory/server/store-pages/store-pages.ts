import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import { locationIndex } from '../locator-search/location-indexes.ts';
import type { Context } from '../tables.ts';

/** The location with this page key; if two share it, the open one. */
export async function readStorePage(
  { db, app }: Context,
  { clientId, key }: { clientId: string; key: string },
): Promise<string | null> {
  const open = (await locationIndex({ app }, clientId)).idOfPage(key);
  if (open !== undefined) return open;
  const { rows } = await sql<{ id: string }>`
    select id from directory.locations
    where client_id = ${clientId} and page_key = ${key}
    order by closed_at desc nulls first, id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

export async function readProductToFind(
  { db }: Pick<Context, 'db'>,
  { clientId, sku }: { clientId: string; sku: string },
): Promise<{ id: string; names: Partial<Record<Locale, string>> } | null> {
  const { rows } = await sql<{ id: string; names: Partial<Record<Locale, string>> }>`
    select id, names from directory.products
    where client_id = ${clientId} and sku_key = lower(${sku}) limit 1`.execute(db);
  return rows[0] ?? null;
}
