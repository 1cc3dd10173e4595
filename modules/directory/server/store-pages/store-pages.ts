import { sql } from 'kysely';
import type { Locale } from '#platform/contract/locale.ts';
import type { Db } from '#platform/server/database/database.ts';

/** The location whose page has this key; an open one where two of them share it. */
export async function readStorePage(
  { db }: { db: Db },
  { clientId, key }: { clientId: string; key: string },
): Promise<{ id: string; activity: string } | null> {
  const { rows } = await sql<{ id: string; activity: string }>`
    select id, activity from directory.locations
    where client_id = ${clientId} and page_key = ${key}
    order by closed_at desc nulls first, id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function readProductToFind(
  { db }: { db: Db },
  { clientId, sku }: { clientId: string; sku: string },
): Promise<{ id: string; names: Partial<Record<Locale, string>> } | null> {
  const { rows } = await sql<{ id: string; names: Partial<Record<Locale, string>> }>`
    select id, names from directory.products
    where client_id = ${clientId} and sku_key = lower(${sku}) limit 1`.execute(db);
  return rows[0] ?? null;
}
