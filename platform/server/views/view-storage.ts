import { type SqlBool, sql } from 'kysely';
import { lockForClient } from '../database/client-lock.ts';
import type { Db } from '../database/database.ts';
import type { ViewsTables } from './tables.ts';

/** Storage of views: per client for a client's lists, separate for lists across clients. */
export interface ViewStorage {
  table: keyof ViewsTables;
  /** Additional key columns of each row. */
  key: { client_id?: string };
}

export function clientViewStorage(clientId: string): ViewStorage {
  return { table: 'platform.saved_views', key: { client_id: clientId } };
}

export const superAdminViewStorage: ViewStorage = { table: 'platform.house_views', key: {} };

/** Both tables have these columns; the client table also has the client key. */
export function viewStorageTable({ table }: ViewStorage): 'platform.house_views' {
  return table as 'platform.house_views';
}

export function isInViewStorage({ key }: ViewStorage) {
  return key.client_id === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`client_id = ${key.client_id}`;
}

/** Serializes concurrent saves and shares, so that the limits hold. */
export async function lockViewStorage(db: Db<ViewsTables>, storage: ViewStorage): Promise<void> {
  await lockForClient({ db }, storage.key.client_id ?? '', storage.table);
}
