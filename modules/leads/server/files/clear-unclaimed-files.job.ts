import { sql } from 'kysely';
import { z } from 'zod';
import { UNCLAIMED_HOURS } from '#modules/forms/contract/limits.ts';
import { defineJob } from '#platform/server/jobs/job.ts';

/** The files themselves have expired; this deletes the record of their sender. */
export const clearUnclaimedFiles = defineJob({
  name: 'leads.clear-unclaimed-files',
  input: z.object({}),
  cron: { expression: '52 * * * *' },
  async handle({ app }) {
    await sql`
      delete from leads.lead_files
      where lead_id is null and created_at < now() - make_interval(hours => ${UNCLAIMED_HOURS})`.execute(
      app.database.acrossClients(),
    );
  },
});
