import { sql } from 'kysely';
import { z } from 'zod';
import { contactsChanged } from '#modules/profile-hub/contract/events.ts';
import { mapCampaigns } from '#modules/profile-hub/contract/permissions.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import type { Context, ProfileHubTables } from '../../tables.ts';
import { updateIncompleteness } from '../read-mapping.ts';
import { applyBatch } from './apply-batch.ts';

const BATCH = 1_000;

/**
 * Applies a saved mapping to responses not yet processed: past ones when it is saved, new ones as they arrive [PH-16].
 * Each batch is committed; a retry after a lost worker continues there.
 */
export const applyAnswers = defineJob({
  name: 'profile-hub.apply-answers',
  input: z.object({ campaignId: z.string(), userId: z.string().nullable() }),
  concurrency: 2,
  // A contact with the same email may be created at the same time; the retry finds it.
  retry: { limit: 5, delaySeconds: 2, backoff: true },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('answers are those of a client');
    const { campaignId, userId } = input;
    const db = userId
      ? (await jobScope<ProfileHubTables>(app, { clientId, userId, may: mapCampaigns })).db
      : app.database.ofClient<ProfileHubTables>(clientId);
    const total = await countPending({ db }, { clientId, campaignId });
    const sum = { responses: 0, created: 0, updated: 0 };
    for (;;) {
      signal.throwIfAborted();
      const batch = await db
        .transaction()
        .execute((tx) => applyBatch({ db: tx, app }, { clientId, campaignId, limit: BATCH }));
      if (batch.responses === 0) break;
      sum.responses += batch.responses;
      sum.created += batch.created;
      sum.updated += batch.updated;
      progress(sum.responses, Math.max(total, sum.responses));
    }
    await updateIncompleteness({ db, app }, { clientId, campaignId });
    const { created, updated } = sum;
    if (created + updated > 0)
      await app.events.publish(db, contactsChanged, {
        clientId,
        payload: { by: 'mapping', created, updated },
      });
    return {
      result: sum,
      body: { key: 'profile-hub:mapping.jobDone', params: { count: created + updated } },
    };
  },
});

async function countPending(
  { db }: Pick<Context, 'db'>,
  { clientId, campaignId }: { clientId: string; campaignId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from profile_hub.campaign_responses as response
    join profile_hub.mappings as mapping on mapping.client_id = response.client_id
      and mapping.campaign_id = response.campaign_id and mapping.saved
    where response.client_id = ${clientId} and response.campaign_id = ${campaignId}
      and response.round < mapping.round`.execute(db);
  return rows[0]?.count ?? 0;
}
