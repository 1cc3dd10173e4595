import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

const KEPT_DAYS = 30;

export const clearOldEvents = defineJob({
  name: 'platform.clear-old-events',
  input: z.object({}),
  cron: { expression: '20 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from platform.events
      where occurred_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
