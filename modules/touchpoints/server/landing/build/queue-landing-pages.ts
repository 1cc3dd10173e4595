import type { RawBuilder, SqlBool } from 'kysely';
import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';
import { markWaiting } from './mark-waiting.ts';

/** Marks pages as waiting; a worker builds them as soon as possible. Visitors see the old page until then. */
export async function queueLandingPages(
  { db, app }: { db: Db; app: App },
  given: { clientId: string; which: RawBuilder<SqlBool> },
): Promise<number> {
  const asked = await markWaiting({ db }, given);
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
