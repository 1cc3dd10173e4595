import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../job.ts';

const RETENTION_DAYS = 30;

export const clearOldJobs = defineJob({
  name: 'platform.clear-old-jobs',
  input: z.object({}),
  cron: { expression: '30 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      delete from platform.jobs
      where ended_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db);
    await sql`
      delete from platform.job_progress where reported_at < now() - interval '1 day'`.execute(db);
  },
});
