import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

const RETENTION_DAYS = 180;
/** As long as their emails stay in the outbox. */
const MAILING_RETENTION_DAYS = 31;

export const clearOldNotifications = defineJob({
  name: 'platform.clear-old-notifications',
  input: z.object({}),
  cron: { expression: '40 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      delete from platform.notifications
      where created_at < now() - make_interval(days => ${RETENTION_DAYS})`.execute(db);
    await sql`
      delete from platform.notification_mailings
      where created_at < now() - make_interval(days => ${MAILING_RETENTION_DAYS})`.execute(db);
  },
});
