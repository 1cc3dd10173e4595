import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '../job.ts';

/**
 * Deletes ended sessions and their tokens after a retention period for investigations. Records of acting as a user stay;
 * acting that was not stopped ended with its session.
 */
export const clearEndedSessions = defineJob({
  name: 'platform.clear-ended-sessions',
  input: z.object({}),
  cron: { expression: '7 3 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    await sql`
      update platform.acting set ended_at = session.expires_at
      from platform.sessions as session
      where session.id = acting.id and acting.ended_at is null and session.expires_at <= now()`.execute(
      db,
    );
    await sql`
      delete from platform.sessions
      where expires_at < now() - interval '30 days' or ended_at < now() - interval '30 days'`.execute(
      db,
    );
  },
});
