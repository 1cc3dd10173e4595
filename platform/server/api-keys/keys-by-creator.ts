import type { Db } from '../database/database.ts';
import type { ApiKeyTables } from './tables.ts';

/** The keys in use that a user made at a client, by name. */
export async function listKeysByCreator(
  { db }: { db: Db },
  { clientId, purpose, userId }: { clientId: string; purpose: string; userId: string },
): Promise<{ name: string; subject: string }[]> {
  return (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .select(['name', 'subject'])
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .where('created_by', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .execute();
}

/** Clients with active keys that this user created. `db` must use the cross-client role. */
export async function listClientsWithKeysByCreator(
  { db }: { db: Db },
  userId: string,
): Promise<string[]> {
  const rows = await (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .select('client_id')
    .distinct()
    .where('created_by', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id }) => client_id);
}
