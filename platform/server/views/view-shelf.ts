import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ViewsTables } from './tables.ts';

/** Where views stand: those of a client's lists with the client, those of lists above clients apart. */
export interface ViewShelf {
  table: keyof ViewsTables;
  /** What every row on it carries besides. */
  key: { client_id?: string };
}

export function shelfOfClient(clientId: string): ViewShelf {
  return { table: 'platform.saved_views', key: { client_id: clientId } };
}

export const houseShelf: ViewShelf = { table: 'platform.house_views', key: {} };

/** Both tables have the columns of the house's; the client's has its key before them. */
export function tableOf({ table }: ViewShelf): 'platform.house_views' {
  return table as 'platform.house_views';
}

export function isOnShelf({ key }: ViewShelf) {
  return key.client_id === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`client_id = ${key.client_id}`;
}

/** Two who keep or share the last possible view at the same time come here one after the other. */
export async function lockShelf(db: Db<ViewsTables>, shelf: ViewShelf): Promise<void> {
  const name = `${shelf.table} ${shelf.key.client_id ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
