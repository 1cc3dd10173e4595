import { sql } from 'kysely';
import { z } from 'zod';
import { remindRecipients } from '#modules/leads/contract/permissions.ts';
import { uuid } from '#platform/contract/ids.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import type { LeadsTables } from '../tables.ts';
import { readManualReminders } from './due-reminders.ts';
import { remindClient } from './remind-client.ts';
import { sendReminder } from './send-reminder.ts';

export const remindClientJob = defineJob({
  name: 'leads.remind-client',
  input: z.object({ clientId: uuid }),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 2,
  expireSeconds: 1_800,
  async handle({ input: { clientId }, app, signal }) {
    await remindClient({ app }, clientId, { signal });
  },
});

/**
 * Enqueues a job for each client with open leads. Runs every 15 minutes, because morning starts at different times per
 * time zone.
 */
export const remindJob = defineJob({
  name: 'leads.remind',
  input: z.object({}),
  cron: { expression: '*/15 * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    const { rows } = await sql<{ clientId: string }>`
      select distinct client_id as "clientId" from leads.leads where closes_at is not null`.execute(
      db,
    );
    for (const { clientId } of rows)
      await app.jobs.enqueue(db, remindClientJob, { clientId }, { clientId, uniqueKey: 'remind' });
  },
});

/**
 * Sends the scheduled reminders now, each mail separately, so that a retry continues with the remaining recipients
 * [LEAD-06].
 */
export const sendManualRemindersJob = defineJob({
  name: 'leads.remind-by-hand',
  input: z.object({ formId: uuid.optional(), leadId: uuid.optional(), userId: z.string() }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 1_800,
  async handle({ app, clientId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('leads are those of a client');
    const { userId, formId, leadId } = input;
    const { db } = await jobScope<LeadsTables>(app, { clientId, userId, may: remindRecipients });
    const at = new Date();
    const reminders = await readManualReminders({ db, app }, { clientId, formId, leadId }, at);
    let sent = 0;
    for (const [nth, reminder] of reminders.entries()) {
      signal.throwIfAborted();
      const { day, timeZone } = reminder;
      const isNew = await db
        .transaction()
        .execute((tx) =>
          sendReminder(
            { db: tx, app },
            { clientId, day, timeZone },
            { ...reminder, at, byHand: true },
          ),
        );
      if (isNew) sent += 1;
      progress(nth + 1, reminders.length);
    }
    return {
      result: { sent },
      body: { key: 'leads:list.remind.sent', params: { count: sent } },
    };
  },
});
