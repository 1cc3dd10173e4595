import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Recounts all contacts weekly, corrects wrong counts and logs a warning. */
export const recountContacts = defineJob({
  name: 'profile-hub.recount-contacts',
  input: z.object({}),
  cron: { expression: '20 3 * * 0' },
  expireSeconds: 60 * 60,
  async handle({ app, signal }) {
    const db = app.database.acrossClients();
    const { rows } = await sql<{ client_id: string }>`
      select client_id from profile_hub.contact_counts union select client_id from profile_hub.contact_count_changes`.execute(
      db,
    );
    for (const { client_id: clientId } of rows) {
      signal.throwIfAborted();
      const mended = await sql<{ count: number }>`
        select profile_hub.recount_contacts(${clientId}) as count`.execute(db);
      const figures = mended.rows[0]?.count ?? 0;
      if (figures > 0) app.log.warn({ clientId, figures }, 'figures of contacts had drifted');
    }
  },
});
