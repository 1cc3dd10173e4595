import { sql } from 'kysely';
import { z } from 'zod';
import { UNDO_DAYS } from '#modules/profile-hub/contract/limits.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import type { ProfileHubTables } from '../tables.ts';
import { findPendingDuplicates } from './find-duplicates.ts';

export const findPendingDuplicatesJob = defineJob({
  name: 'profile-hub.look-for-doubles',
  input: z.object({}),
  ofOneGroup: 1,
  retry: { limit: 3, delaySeconds: 30 },
  expireSeconds: 60 * 60,
  async handle({ app, clientId, signal }) {
    if (!clientId) return;
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    await findPendingDuplicates({ db }, { clientId, signal });
  },
});

/** Nightly search for clients with queued contacts: failed searches, or changes that arrived as a search ended. */
export const findPendingDuplicatesNightly = defineJob({
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
      await app.jobs.enqueue(db, findPendingDuplicatesJob, {}, { clientId, uniqueKey: 'nightly' });
  },
});

/** Deletes the copies of merges that can no longer be undone. */
export const forgetCopiesJob = defineJob({
  name: 'profile-hub.forget-copies',
  input: z.object({}),
  cron: { expression: '50 2 * * *' },
  async handle({ app }) {
    await sql`
      update profile_hub.merges set gone = null, before = null, after = null, moved = null
      where gone is not null and at < now() - make_interval(days => ${UNDO_DAYS})`.execute(
      app.database.acrossClients(),
    );
  },
});
