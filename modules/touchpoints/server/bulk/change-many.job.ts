import { z } from 'zod';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { defineJob } from '#platform/server/jobs/job.ts';
import { jobScope } from '#platform/server/jobs/job-scope.ts';
import type { JobOutcome } from '#platform/server/jobs/mounted-job.ts';
import type { TouchpointsTables } from '../tables.ts';
import { bulkWorkSchema, changeBatch, fitOf } from './bulk-work.ts';
import { chosenBatches, countChosen } from './chosen-batches.ts';

/**
 * Changes any number of touchpoints, a commit for each batch [TP-01, TP-10]. Done again after its worker was lost, it
 * finds what is left to do; codes are made a second time, and are the same.
 */
export const changeMany = defineJob({
  name: 'touchpoints.change-many',
  input: z.intersection(bulkWorkSchema, z.object({ userId: z.string() })),
  concurrency: 2,
  // Somebody may make another touchpoint of a product that comes back in this very moment; next time it is refused.
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, jobId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('touchpoints are those of a client');
    const { userId, change } = input;
    const may = changeTouchpoints;
    const { db } = await jobScope<TouchpointsTables>(app, { clientId, userId, may });
    const fit = fitOf(input, clientId);
    const total = await countChosen({ db }, fit);
    let [done, refused] = [0, 0];
    for await (const ids of chosenBatches({ db }, fit)) {
      signal.throwIfAborted();
      const batch = await db
        .transaction()
        .execute((tx) => changeBatch({ db: tx, app }, clientId, { ids, change, undoId: jobId }));
      refused += batch.refused;
      done += ids.length;
      progress(done, Math.max(total, done));
    }
    return {
      result: { refused },
      ...(refused > 0 && {
        body: { key: 'touchpoints:bulk.jobRefused', params: { count: refused } },
      }),
    };
  },
});
