import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { buildLandingPages } from './build-landing-pages.job.ts';

/** Younger ones have a job of their own under way. */
const PATIENCE_MINUTES = 5;

/**
 * So that every page is built within the hour, whatever became of the job that was to build it: those that wait for some
 * minutes get another one, and those that failed wait again when their time has come [TP-10].
 */
export const sweepLandingPages = defineJob({
  name: 'touchpoints.sweep-landing-pages',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      with due as (
        update touchpoints.landing_builds set retry_at = null
        where retry_at <= now() returning client_id, touchpoint_id)
      update touchpoints.touchpoints as touchpoint
      set landing_state = 'waiting',
        landing_asked_at = now() - make_interval(mins => ${PATIENCE_MINUTES})
      from due
      where touchpoint.client_id = due.client_id and touchpoint.id = due.touchpoint_id
        and touchpoint.deleted_at is null and touchpoint.landing_state in ('ready', 'failed')`.execute(
      db,
    );
    const { rows } = await sql<{ clientId: string }>`
      select distinct client_id as "clientId" from touchpoints.touchpoints
      where landing_state = 'waiting' and deleted_at is null
        and (landing_asked_at is null
          or landing_asked_at <= now() - make_interval(mins => ${PATIENCE_MINUTES}))`.execute(db);
    for (const { clientId } of rows)
      await app.jobs.enqueue(db, buildLandingPages, {}, { clientId, uniqueKey: 'waiting' });
  },
});
