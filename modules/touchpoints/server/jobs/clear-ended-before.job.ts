import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

const KEPT_DAYS = 7;

/** Previous ends are stored for a limited time, so that a bulk change can be undone. */
export const clearEndedBefore = defineJob({
  name: 'touchpoints.clear-ended-before',
  input: z.object({}),
  cron: { expression: '50 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from touchpoints.ended_before
      where changed_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
