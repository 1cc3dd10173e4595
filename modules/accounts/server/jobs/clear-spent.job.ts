import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Deletes expired links and old sign-in failures. */
export const clearSpent = defineJob({
  name: 'accounts.clear-spent',
  input: z.object({}),
  cron: { expression: '17 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`delete from accounts.password_links where expires_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from accounts.first_admin_links where expires_at < now() - interval '30 days'`.execute(
      db,
    );
    await sql`delete from accounts.sign_in_failures where since < now() - interval '1 day'`.execute(
      db,
    );
    await sql`delete from accounts.access_requests where asked_on < current_date - 30`.execute(db);
  },
});
