import { sql } from 'kysely';
import { z } from 'zod';
import { daysAfter } from '#modules/leads/contract/leads/lead-machine.ts';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { loseIdleLeads } from './lose-idle-leads.ts';

export const loseIdleLeadsJob = defineJob({
  name: 'leads.lose-idle-leads',
  input: z.object({}),
  cron: { expression: '*/10 * * * *' },
  async handle({ app, signal }) {
    await loseIdleLeads({ app }, { signal });
  },
});

/** Days during which an expired link is reported as expired; then it is deleted. */
const RETENTION_DAYS = 180;
const AT_A_TIME = 5_000;

export async function purgeLinks({ app }: { app: App }, at = new Date()): Promise<void> {
  const db = app.database.acrossClients();
  for (let gone = AT_A_TIME; gone === AT_A_TIME; ) {
    const { numAffectedRows } = await sql`
      delete from leads.lead_tokens where ctid = any (array(
        select ctid from leads.lead_tokens where expires_at < ${daysAfter(at, -RETENTION_DAYS)}
        limit ${AT_A_TIME}))`.execute(db);
    gone = Number(numAffectedRows ?? 0);
  }
  // Actual choices are never deleted, so that later reminders respect them.
  await sql`
    delete from leads.reminder_choices
    where frequency is null and mailed_at < ${daysAfter(at, -RETENTION_DAYS)}`.execute(db);
}

export const purgeLinksJob = defineJob({
  name: 'leads.purge-links',
  input: z.object({}),
  cron: { expression: '35 3 * * *' },
  async handle({ app }) {
    await purgeLinks({ app });
  },
});
