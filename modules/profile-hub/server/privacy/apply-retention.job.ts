import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#platform/server/app.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { clientAdminsPort } from '#platform/server/sessions/user-ports.ts';
import {
  ERASED_TOGETHER,
  eraseContacts,
  erasedByJob,
  withLongTimeout,
} from '../erasure/erase-contacts.ts';
import type { ProfileHubTables } from '../tables.ts';
import { expiredSql, readRetention } from './retention-rule.ts';

/** Limit per night; the rest follows the next night. */
const MAX_A_NIGHT = 20_000;

/** Erases contacts past the brand's retention period like a requested erasure, and notifies the admins. */
export const applyRetentionJob = defineJob({
  name: 'profile-hub.keep-retention',
  input: z.object({}),
  retry: { limit: 3, delaySeconds: 60 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, jobId, signal }) {
    if (!clientId) return;
    const db = app.database.ofClient<ProfileHubTables>(clientId);
    let erased = await erasedByJob({ db }, { clientId, jobId });
    while (erased < MAX_A_NIGHT) {
      signal.throwIfAborted();
      // Read in every loop, because a user may change the rule during the job.
      const { months } = await readRetention({ db }, clientId);
      if (months === null) break;
      const { rows } = await sql<{ id: string }>`
        select contact.id from profile_hub.contacts as contact
        where contact.client_id = ${clientId} and ${expiredSql(months)}
        order by contact.last_activity_at, contact.id limit ${ERASED_TOGETHER}`.execute(db);
      if (rows.length === 0) break;
      const ids = rows.map(({ id }) => id);
      const erasing = {
        clientId,
        userId: null,
        cause: 'retention',
        recognise: false,
        jobId,
      } as const;
      erased += await withLongTimeout({ db }, (tx) => eraseContacts({ db: tx, app }, erasing, ids));
    }
    if (erased > 0) await notifyAdmins(app, { clientId, jobId, erased });
  },
});

export const applyRetentionNightly = defineJob({
  name: 'profile-hub.keep-retention-nightly',
  input: z.object({}),
  cron: { expression: '10 4 * * *' },
  async handle({ app }) {
    const db = app.database.acrossClients<ProfileHubTables>();
    const rules = await db
      .selectFrom('profile_hub.retention')
      .select('client_id')
      .where('months', 'is not', null)
      .execute();
    for (const { client_id: clientId } of rules)
      await app.jobs.enqueue(db, applyRetentionJob, {}, { clientId, uniqueKey: 'retention' });
  },
});

async function notifyAdmins(
  app: App,
  { clientId, jobId, erased }: { clientId: string; jobId: string; erased: number },
): Promise<void> {
  const db = app.database.ofClient(clientId);
  const across = { db: app.database.acrossClients(), app };
  const { admins } = await app.ports.call(clientAdminsPort, { clientId }, across);
  await app.notifications.notify(db, {
    clientId,
    userIds: admins.map(({ userId }) => userId),
    kind: 'job-done',
    title: { key: 'profile-hub:retention.told', params: {} },
    body: { key: 'profile-hub:retention.toldBody', params: { count: erased } },
    actions: [
      {
        label: { key: 'profile-hub:retention.toldAction', params: {} },
        path: '/profilehub/contacts/privacy',
      },
    ],
    dedupeKey: `retention ${jobId}`,
  });
}
