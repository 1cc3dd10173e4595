import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';

/** Those pages wait again; a worker builds them as soon as it can. Whoever waits for a page sees the old one meanwhile. */
export async function askLandingPages(
  { db, app }: { db: Db; app: App },
  given: { clientId: string; which: RawBuilder<SqlBool> },
): Promise<number> {
  const asked = await markWaiting(db, given);
  if (asked > 0)
    await app.jobs.enqueue(
      db,
      buildLandingPages,
      {},
      {
        clientId: given.clientId,
        uniqueKey: 'waiting',
      },
    );
  return asked;
}

/** `which` speaks about `touchpoints.touchpoints as touchpoint`. */
export async function markWaiting(
  db: Db,
  { clientId, which }: { clientId: string; which: RawBuilder<SqlBool> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update touchpoints.touchpoints as touchpoint
    set landing_state = 'waiting', landing_asked_at = clock_timestamp()
    where touchpoint.client_id = ${clientId} and touchpoint.type = 'product'
      and touchpoint.deleted_at is null and ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
