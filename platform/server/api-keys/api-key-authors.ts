import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { matchWords } from '../database/word-search.ts';
import { hasEnded } from './api-keys.ts';
import type { ApiKeyTables } from './tables.ts';

/**
 * Records and the audit log name a key as their author by its id alone, so these queries need the cross-client role.
 * They also find keys that have ended.
 */
export async function readApiKey(
  { db }: { db: Db },
  { id, purpose }: { id: string; purpose: string },
): Promise<{ clientId: string; name: string; scopes: string[]; hasEnded: boolean } | undefined> {
  return (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .select(['client_id as clientId', 'name', 'scopes'])
    .select(hasEnded.as('hasEnded'))
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Names by id, of one client or of all; ids of users are not found. */
export async function readApiKeyNames(
  { db }: { db: Db },
  ids: readonly string[],
  clientId?: string,
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? ''))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function findApiKeyIds(
  { db }: { db: Db },
  { words, limit }: { words: string; limit: number },
): Promise<string[]> {
  const rows = await (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .select('id')
    .where(matchWords(sql<string>`platform.fold(name)`, words))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
