import { sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { remindClient } from './remind-client.ts';

export const remindClientJob = defineJob({
  name: 'leads.remind-client',
  input: z.object({ clientId: uuid }),
  retry: { limit: 2, delaySeconds: 60 },
  concurrency: 2,
  expireSeconds: 1_800,
  async handle({ input: { clientId }, app, signal }) {
    await remindClient(app, clientId, { signal });
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
