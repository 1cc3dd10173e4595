import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../jobs/job.ts';

/** Ended sessions are of use for a while, to see what happened; then they go, with their tokens. */
export const clearEndedSessions = defineJob({
  name: 'platform.clear-ended-sessions',
  input: z.object({}),
  cron: { expression: '7 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from platform.sessions
      where expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`.execute(
      app.database.acrossClients(),
    );
  },
});
