import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { lookForDoubles } from './look-for-doubles.ts';

export const lookForDoublesJob = defineJob({
  name: 'profile-hub.look-for-doubles',
  input: z.object({}),
  ofOneGroup: 1,
  retry: { limit: 3, delaySeconds: 30 },
  expireSeconds: 60 * 60,
  async handle({ app, clientId, signal }) {
    if (!clientId) return;
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    await lookForDoubles({ db }, { clientId, signal });
  },
});

/** Once a night for every client for whom something is left to look at: what failed by day, or came while a search ended. */
export const lookForDoublesNightly = defineJob({
  name: 'profile-hub.look-for-doubles-nightly',
  input: z.object({}),
  cron: { expression: '40 2 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients<ProfileHubTables>();
    const waiting = await db
      .selectFrom('profile_hub.doubles_waiting')
      .select('client_id')
      .distinct()
      .execute();
    for (const { client_id: clientId } of waiting)
      await app.jobs.enqueue(db, lookForDoublesJob, {}, { clientId, uniqueKey: 'nightly' });
  },
});
