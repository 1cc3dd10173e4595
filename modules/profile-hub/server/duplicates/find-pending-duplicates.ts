import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { findDuplicates } from './find-duplicates.ts';

const BATCH = 1_000;

type Reading = { db: Db<ProfileHubTables> };

/**
 * Checks only contacts written since the last search, by queued transaction times. A time is removed after all its
 * contacts are checked, so a retry after a lost worker starts with it again.
 */
export async function findPendingDuplicates(
  { db }: Reading,
  { clientId, signal }: { clientId: string; signal: AbortSignal },
): Promise<number> {
  let looked = 0;
  for (;;) {
    const moments = await waitingMoments({ db }, clientId);
    if (moments.length === 0) return looked;
    for (let after = { at: '-infinity', id: '' }; ; ) {
      signal.throwIfAborted();
      const batch = await writtenAt({ db }, clientId, { moments, after });
      await findDuplicates(
        { db },
        clientId,
        batch.map(({ id }) => id),
      );
      looked += batch.length;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) break;
      after = last;
    }
    // Deletes only the times that were read: an older transaction may have committed since.
    await sql`
      delete from profile_hub.doubles_waiting
      where client_id = ${clientId} and at = any (${moments}::timestamptz[])`.execute(db);
  }
}

/** The time as text, because a Date would lose microseconds. */
async function waitingMoments({ db }: Reading, clientId: string): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select at::text from profile_hub.doubles_waiting
    where client_id = ${clientId} order by doubles_waiting.at limit ${BATCH}`.execute(db);
  return rows.map(({ at }) => at);
}

async function writtenAt(
  { db }: Reading,
  clientId: string,
  { moments, after }: { moments: readonly string[]; after: { at: string; id: string } },
): Promise<{ at: string; id: string }[]> {
  const { rows } = await sql<{ at: string; id: string }>`
    select contact.updated_at::text as at, contact.id from profile_hub.contacts as contact
    where contact.client_id = ${clientId} and contact.updated_at = any (${moments}::timestamptz[])
      and (contact.updated_at, contact.id) > (${after.at}::timestamptz, ${after.id})
    order by contact.updated_at, contact.id limit ${BATCH}`.execute(db);
  return rows;
}
