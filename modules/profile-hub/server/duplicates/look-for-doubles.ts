import { sql } from 'kysely';
import type { Db } from '#platform/server/database/database.ts';
import type { ProfileHubTables } from '../tables.ts';
import { findDoubles } from './find-doubles.ts';

const BATCH = 1_000;

/**
 * Looks at all contacts that changed since the last time. `againMinutes` goes back a little: what a long transaction has
 * written bears the time at which it began.
 */
export async function lookForDoubles(
  { db }: { db: Db<ProfileHubTables> },
  {
    clientId,
    againMinutes,
    signal,
  }: { clientId: string; againMinutes: number; signal: AbortSignal },
): Promise<number> {
  const { rows } = await sql<{ since: string; now: string }>`
    select now()::text as now, coalesce(
      (select until - make_interval(mins => ${againMinutes}) from profile_hub.doubles_looked
        where client_id = ${clientId}), '-infinity')::text as since`.execute(db);
  const { since = '-infinity', now = 'now' } = rows[0] ?? {};
  let looked = 0;
  for (let after = { at: since, id: '' }; ; ) {
    signal.throwIfAborted();
    const batch = await changedAfter({ db }, clientId, after);
    await findDoubles(
      { db },
      clientId,
      batch.map(({ id }) => id),
    );
    looked += batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last;
  }
  await sql`
    insert into profile_hub.doubles_looked (client_id, until) values (${clientId}, ${now}::timestamptz)
    on conflict (client_id) do update set until = excluded.until`.execute(db);
  return looked;
}

/** The moment as text: a Date would cut off what tells two apart. */
async function changedAfter(
  { db }: { db: Db<ProfileHubTables> },
  clientId: string,
  after: { at: string; id: string },
): Promise<{ at: string; id: string }[]> {
  const { rows } = await sql<{ at: string; id: string }>`
    select updated_at::text as at, id from profile_hub.contacts
    where client_id = ${clientId} and (updated_at, id) > (${after.at}::timestamptz, ${after.id})
    order by updated_at, id limit ${BATCH}`.execute(db);
  return rows;
}
