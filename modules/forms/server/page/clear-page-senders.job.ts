import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { PAGE_SENDER_SPAN } from './page-guard.ts';

export async function clearPageSenders({ database }: Pick<App, 'database'>): Promise<void> {
  await sql`
    delete from leads.page_senders where since < now() - ${PAGE_SENDER_SPAN}::interval`.execute(
    database.acrossClients(),
  );
}

/** Deletes expired limits of senders without scripts. */
export const clearPageSendersJob = defineJob({
  name: 'forms.clear-page-senders',
  input: z.object({}),
  cron: { expression: '22 * * * *' },
  handle: ({ app }) => clearPageSenders(app),
});
