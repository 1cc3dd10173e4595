import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Serialises work of a client until the transaction ends, so that concurrent requests cannot exceed a limit together or
 * take the same name. `what` names the records: `profile_hub.segments`.
 */
export async function lockForClient(
  { db }: { db: Db },
  clientId: string,
  what: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${clientLockKey(clientId, what)})`.execute(db);
}

/** For readers, which do not wait for each other; holders of `lockForClient` wait for all of them. */
export async function lockForClientShared(
  { db }: { db: Db },
  clientId: string,
  what: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${clientLockKey(clientId, what)})`.execute(db);
}

function clientLockKey(clientId: string, what: string): RawBuilder<unknown> {
  return sql`hashtextextended(${`${what} ${clientId}`}, 0)`;
}
