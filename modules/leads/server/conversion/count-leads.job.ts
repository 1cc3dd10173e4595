import { sql } from 'kysely';
import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { countLeads } from './count-leads.ts';

/** One client's leads, in its own time zone. */
export const countClientLeadsJob = defineJob({
  name: 'leads.count-leads-of-client',
  input: z.object({ clientId: uuid }),
  ofOneGroup: 1,
  async handle({ input: { clientId }, app, signal, progress }) {
    await countLeads({ db: app.database.ofClient(clientId) }, clientId, { signal, progress });
  },
});

/** Scheduled: starts counting for every client with changed leads. */
export const countLeadsJob = defineJob({
  name: 'leads.count-leads',
  input: z.object({}),
  cron: { expression: '* * * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients();
    // One lookup per client, regardless of its number of changed leads.
    const { rows } = await sql<{ clientId: string }>`
      with recursive client as (
        (select client_id from leads.leads_to_count order by client_id limit 1)
        union all
        select (select client_id from leads.leads_to_count as next
          where next.client_id > client.client_id order by client_id limit 1)
        from client where client_id is not null
      )
      select client_id as "clientId" from client where client_id is not null`.execute(db);
    for (const { clientId } of rows)
      await app.jobs.enqueue(
        db,
        countClientLeadsJob,
        { clientId },
        { clientId, uniqueKey: clientId },
      );
  },
});
