import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import { PAGE_SENDER_SPAN } from './page-guard.ts';

/** Deletes expired limits of senders without scripts. */
export const clearPageSendersJob = defineJob({
  name: 'forms.clear-page-senders',
  input: z.object({}),
  cron: { expression: '22 * * * *' },
  async handle({ app }) {
    await sql`
      delete from leads.page_senders where since < now() - ${PAGE_SENDER_SPAN}::interval`.execute(
      app.database.acrossClients(),
    );
  },
});
