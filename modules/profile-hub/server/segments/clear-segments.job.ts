import { sql } from 'kysely';
import { z } from 'zod';
import { TEMPORARY_SEGMENT_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { defineJob } from '#platform/server/jobs/job.ts';

/** Deletes unnamed segments, and deleted ones that were not restored, after some days. */
export const clearSegments = defineJob({
  name: 'profile-hub.clear-segments',
  input: z.object({}),
  cron: { expression: '20 3 * * *' },
  async handle({ app }) {
    await sql`
      delete from profile_hub.segments
      where (not saved or deleted_at is not null)
        and updated_at < now() - make_interval(days => ${TEMPORARY_SEGMENT_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
