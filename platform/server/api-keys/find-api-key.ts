import { sql } from 'kysely';
import type { App } from '../app.ts';
import { KEY_HASH } from './keys-of-subject.ts';
import type { ApiKeyTables } from './tables.ts';

/** When a key was last used is told in minutes; more often would be a write for every call. */
const SEEN_SECONDS = 60;
const BEARER = /^bearer +([\w-]{20,200})$/i;

export interface FoundKey {
  clientId: string;
  id: string;
  subject: string;
  scopes: readonly string[];
}

/**
 * What the key in an `Authorization` header is for; undefined where it is none, was ended or is for another purpose. Asked
 * of the database each time: a key that was ended opens nothing from then on.
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
