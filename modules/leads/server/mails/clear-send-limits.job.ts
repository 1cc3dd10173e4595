import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { CONFIRMATION_SPAN } from './send-lead-mail.ts';

export async function clearSendLimits({ database }: Pick<App, 'database'>): Promise<void> {
  await sql`
    delete from leads.confirmed_recipients
    where confirmed_at < now() - ${CONFIRMATION_SPAN}::interval`.execute(database.acrossClients());
}

/** Deletes expired limits of recipients. */
export const clearSendLimitsJob = defineJob({
  name: 'leads.clear-send-limits',
  input: z.object({}),
  cron: { expression: '22 * * * *' },
  handle: ({ app }) => clearSendLimits(app),
});
