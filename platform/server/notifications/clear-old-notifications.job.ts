import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

const RETENTION_DAYS = 180;

export const clearOldNotifications = defineJob({
  name: 'platform.clear-old-notifications',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from platform.notifications
      where created_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
