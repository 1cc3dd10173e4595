import { sql } from 'kysely';
import { z } from 'zod';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Deletes the copies of merges that can no longer be undone. */
export const forgetCopiesJob = defineJob({
  name: 'profile-hub.forget-copies',
  input: z.object({}),
  cron: { expression: '50 2 * * *' },
  async handle({ app }) {
    await sql`
      update profile_hub.merges set gone = null, before = null, after = null, moved = null
      where gone is not null and at < now() - make_interval(days => ${UNDO_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
