import { sql } from 'kysely';
import type { ApiKey } from '#platform/contract/api-key.ts';
import type { ProblemDefinition } from '#platform/contract/problem.ts';
import { notFound } from '#platform/contract/problems.ts';
import type { App } from '../app.ts';
import { lockForClient } from '../database/client-lock.ts';
import type { Db } from '../database/database.ts';
import { uuidV7 } from '../database/record-ids.ts';
import { userNamePort } from '../records/user-name-port.ts';
import { newToken } from '../secrets/secrets.ts';
import { usersWithAccess } from '../sessions/user-ports.ts';
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

/** Returns the key of an `Authorization` header; undefined if it is unknown, ended or for another purpose. */
export async function findApiKey(
  { app }: { app: App },
  authorization: string,
  purpose: string,
): Promise<FoundKey | undefined> {
  const key = await identifyApiKey({ app }, authorization, purpose);
  return key && !key.hasEnded ? key : undefined;
}

/** Ended by a user, or past its end date. */
export const hasEnded = sql<boolean>`(ended_at is not null or coalesce(expires_at <= now(), false))`;

/**
 * Like `findApiKey`, but also finds ended keys, so that the error can name the reason. Reads the database each time, so that
 * an ended key stops working immediately in every process.
 */
export async function identifyApiKey(
  { app }: { app: App },
  authorization: string,
  purpose: string,
): Promise<(FoundKey & { hasEnded: boolean }) | undefined> {
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
    .select(hasEnded.as('hasEnded'))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!found) return undefined;
  if (found.isNews && !found.hasEnded)
    await db
      .updateTable('platform.api_keys')
      .set({ last_used_at: new Date() })
      .where('client_id', '=', found.client_id)
      .where('id', '=', found.id)
      .execute();
  const { client_id: clientId, id, subject, scopes } = found;
  return { clientId, id, subject, scopes, hasEnded: found.hasEnded };
}

/** Active keys that a user created at a client, by name. */
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
    .where(hasEnded, '=', false)
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
    .where(hasEnded, '=', false)
    .orderBy('client_id')
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** What keys are for, and the client that owns them. */
export interface KeySubject {
  clientId: string;
  purpose: string;
  subject: string;
}

/** Prefix that identifies a leaked key as one of this suite. */
export const API_KEY_MARK = 'cptr_';
const SHOWN_LETTERS = 10;
const KEY_HASH = 'api-key';

type ListedKey = ApiKey & { expiresAt: Date | null };

/** Returns the key in plain text. It cannot be read again later. */
export async function createApiKey(
  { db, app }: { db: Db; app: App },
  { clientId, purpose, subject }: KeySubject,
  {
    name,
    scopes,
    userId,
    expiresAt = null,
  }: { name: string; scopes: readonly string[]; userId: string; expiresAt?: Date | null },
): Promise<ListedKey & { key: string }> {
  const key = `${API_KEY_MARK}${newToken()}`;
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
      expires_at: expiresAt,
    })
    .execute();
  const [made] = (await listApiKeys({ db, app }, { clientId, purpose, subject })).filter(
    (one) => one.id === id,
  );
  if (!made) throw new Error('a key is gone that was just made');
  return { ...made, key };
}

/** At most `limit` active keys; ended ones do not count. */
interface KeyLimit {
  limit: number;
  tooMany: ProblemDefinition<{ limit: number }>;
}

/** Creates a key unless the limit of active keys is reached, also with concurrent requests. */
export async function createLimitedApiKey(
  { db, app }: { db: Db; app: App },
  keys: KeySubject,
  { limit, tooMany, ...given }: Parameters<typeof createApiKey>[2] & KeyLimit,
): Promise<ListedKey & { key: string }> {
  await lockForClient({ db }, keys.clientId, keys.purpose);
  const inUse = (await listApiKeys({ db, app }, keys)).filter(({ endedAt }) => endedAt === null);
  if (inUse.length >= limit) throw tooMany({ limit });
  return createApiKey({ db, app }, keys, given);
}

/** More than any limit of active keys, so only keys that ended long ago are left out. */
const LISTED_KEYS = 300;
const endedAtSql = sql<Date | null>`coalesce(ended_at, case when expires_at <= now() then expires_at end)`;

/** Active keys first, then ended ones; the newest first. */
export async function listApiKeys(
  { db, app }: { db: Db; app: App },
  { clientId, purpose, subject }: KeySubject,
): Promise<ListedKey[]> {
  const rows = await (db as Db<ApiKeyTables>)
    .selectFrom('platform.api_keys')
    .selectAll()
    .select(endedAtSql.as('over_at'))
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy(endedAtSql, (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(LISTED_KEYS)
    .execute();
  const names = new Map<string, string>();
  const makers = [...new Set(rows.flatMap(({ created_by }) => created_by ?? []))];
  const withAccess = await app.ports.call(
    usersWithAccess,
    { clientId, userIds: makers },
    { db, app },
  );
  for (const userId of makers)
    names.set(userId, (await app.ports.call(userNamePort, { userId }, { db, app })) ?? '');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    createdBy: names.get(row.created_by ?? '') ?? '',
    makerHasAccess: withAccess.has(row.created_by ?? ''),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    endedAt: row.over_at?.toISOString() ?? null,
    expiresAt: row.expires_at,
  }));
}

/**
 * Changes an active key; omitted fields stay unchanged. An ended key is reported as not found, because nothing makes it valid
 * again.
 */
export async function updateApiKey(
  { db }: { db: Db },
  { clientId, purpose, subject }: KeySubject,
  { id, ...changes }: { id: string; name?: string; scopes?: string[]; expiresAt?: Date | null },
): Promise<void> {
  const { expiresAt, ...columns } = changes;
  const { numUpdatedRows } = await (db as Db<ApiKeyTables>)
    .updateTable('platform.api_keys')
    .set({ id, ...columns, ...(expiresAt !== undefined && { expires_at: expiresAt }) })
    .where('client_id', '=', clientId)
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('id', '=', id)
    .where(hasEnded, '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
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
