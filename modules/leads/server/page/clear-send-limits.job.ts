import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { CONFIRMATION_SPAN } from '../mails/send-lead-mail.ts';
import { PAGE_SENDER_SPAN } from './page-guard.ts';

export async function clearSendLimits({ database }: Pick<App, 'database'>): Promise<void> {
  const db = database.acrossClients();
  await sql`
    delete from leads.confirmed_recipients
    where confirmed_at < now() - ${CONFIRMATION_SPAN}::interval`.execute(db);
  await sql`
    delete from leads.page_senders where since < now() - ${PAGE_SENDER_SPAN}::interval`.execute(db);
}

/** Deletes expired limits of recipients and senders. */
export const clearSendLimitsJob = defineJob({
  name: 'leads.clear-send-limits',
  input: z.object({}),
  cron: { expression: '22 * * * *' },
  async handle({ app }) {
    await clearSendLimits(app);
  },
});
