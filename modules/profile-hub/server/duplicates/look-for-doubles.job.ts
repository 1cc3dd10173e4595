import { z } from 'zod';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { clientsWithContacts } from './clients-with-contacts.ts';
import { lookForDoubles } from './look-for-doubles.ts';

/** What a transaction that takes its time may have written before it was seen. */
const AGAIN_MINUTES = 15;
const NIGHTLY_AGAIN_MINUTES = 25 * 60;

export const lookForDoublesJob = defineJob({
  name: 'profile-hub.look-for-doubles',
  input: z.object({ nightly: z.boolean().default(false) }),
  ofOneGroup: 1,
  retry: { limit: 3, delaySeconds: 30 },
  expireSeconds: 60 * 60,
  async handle({ input: { nightly }, app, clientId, signal }) {
    if (!clientId) return;
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    const againMinutes = nightly ? NIGHTLY_AGAIN_MINUTES : AGAIN_MINUTES;
    await lookForDoubles({ db }, { clientId, againMinutes, signal });
  },
});

/** Once a night for every client with contacts, whatever was missed by day. */
export const lookForDoublesNightly = defineJob({
  name: 'profile-hub.look-for-doubles-nightly',
  input: z.object({}),
  cron: { expression: '40 2 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients<ProfileHubTables>();
    for (const clientId of await clientsWithContacts({ db }))
      await app.jobs.enqueue(
        db,
        lookForDoublesJob,
        { nightly: true },
        { clientId, uniqueKey: 'nightly' },
      );
  },
});
