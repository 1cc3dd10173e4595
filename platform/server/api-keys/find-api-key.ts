import { sql } from 'kysely';
import type { App } from '../app.ts';
import { KEY_HASH } from './api-keys.ts';
import type { ApiKeyTables } from './tables.ts';

/** The last use of a key has a resolution of one minute, to avoid a write for every call. */
const SEEN_SECONDS = 60;
const BEARER = /^bearer +([\w-]{20,200})$/i;

export interface FoundKey {
  clientId: string;
  id: string;
  subject: string;
  scopes: readonly string[];
}

/**
 * Returns the key of an `Authorization` header; undefined if it is unknown, ended or for another purpose. Reads the
 * database each time, so that an ended key stops working immediately.
 */
export async function findApiKey(
  { app }: { app: App },
  authorization: string,
  purpose: string,
): Promise<FoundKey | undefined> {
  const [, key] = BEARER.exec(authorization.trim()) ?? [];
  if (!key) return undefined;
  const db = app.database.acrossClients<ApiKeyTables>();
  const found = await db
    .selectFrom('platform.api_keys')
    .select(['client_id', 'id', 'subject', 'scopes'])
    .select(
      sql<boolean>`coalesce(last_used_at < now() - make_interval(secs => ${SEEN_SECONDS}), true)`.as(
        'isNews',
      ),
    )
    .where('hash', '=', app.secrets.hash(KEY_HASH, key))
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.isNews)
    await db
      .updateTable('platform.api_keys')
      .set({ last_used_at: new Date() })
      .where('client_id', '=', found.client_id)
      .where('id', '=', found.id)
      .execute();
  const { client_id: clientId, id, subject, scopes } = found;
  return { clientId, id, subject, scopes };
}
