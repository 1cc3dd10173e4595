import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

/** The present month of two years ago is still whole; the counters stay for good. */
const KEPT_MONTHS = 25;
const MONTHS_AHEAD = 2;

/** Makes the months that visits will come in, and lets go of visits that are older than two years. */
export const maintainVisitPartitions = defineJob({
  name: 'touchpoints.keep-visit-months',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      select touchpoints.make_visits_month((date_trunc('month', now()) + step * interval '1 month')::date)
      from generate_series(0, ${MONTHS_AHEAD}::int) as step`.execute(db);
    await sql`
      select touchpoints.drop_visits_before(
        (date_trunc('month', now()) - make_interval(months => ${KEPT_MONTHS}))::date)`.execute(db);
  },
});
