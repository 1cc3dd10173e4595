import type { ApiKey } from '#platform/contract/api-key.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/uuid-v7.ts';
import { userNamePort } from '../records/user-name-port.ts';
import { newToken } from '../secrets/secrets.ts';
import { usersWithAccess } from '../sessions/access-port.ts';
import type { ApiKeyTables } from './tables.ts';

/** What keys are for, and the client that owns them. */
export interface KeySubject {
  clientId: string;
  purpose: string;
  subject: string;
}

/** Prefix that identifies a leaked key as one of this suite. */
const MARK = 'cptr_';
const SHOWN_LETTERS = 10;
export const KEY_HASH = 'api-key';

/** Returns the key in plain text. It cannot be read again later. */
export async function createApiKey(
  { db, app }: { db: Db; app: App },
  { clientId, purpose, subject }: KeySubject,
  { name, scopes, userId }: { name: string; scopes: readonly string[]; userId: string },
): Promise<ApiKey & { key: string }> {
  const key = `${MARK}${newToken()}`;
  const id = uuidV7();
  await (db as Db<ApiKeyTables>)
    .insertInto('platform.api_keys')
    .values({
      client_id: clientId,
      id,
      name,
      purpose,
      subject,
      prefix: key.slice(0, SHOWN_LETTERS),
      hash: app.secrets.hash(KEY_HASH, key),
      scopes: [...scopes],
      created_by: userId,
    })
    .execute();
  const [made] = (await listApiKeys({ db, app }, { clientId, purpose, subject })).filter(
    (one) => one.id === id,
  );
  if (!made) throw new Error('a key is gone that was just made');
  return { ...made, key };
}

/** The newest first, those that have ended behind. */
export async function listApiKeys(
  { db, app }: { db: Db; app: App },
  { clientId, purpose, subject }: KeySubject,
): Promise<ApiKey[]> {
  const rows = await (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .execute();
  const names = new Map<string, string>();
  const makers = [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))];
  const withAccess = await app.ports.ask(
    usersWithAccess,
    { clientId, userIds: makers },
    { db, app },
  );
  for (const userId of makers)
    names.set(userId, (await app.ports.ask(userNamePort, { userId }, { db, app })) ?? '');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    createdBy: names.get(row.created_by ?? '') ?? '',
    makerHasAccess: withAccess.has(row.created_by ?? ''),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

/** Ends a key immediately and permanently. A key that has already ended stays unchanged. */
export async function revokeApiKey(
  { db }: { db: Db },
  { clientId, purpose, subject }: KeySubject,
  id: string,
): Promise<void> {
  const { numUpdatedRows } = await (db as Db<ApiKeyTables>)
    .updateTable('platform.api_keys')
    .set({ ended_at: new Date() })
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
