import { z } from 'zod';
import { changeTouchpoints } from '#modules/touchpoints/contract/permissions.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import { chosenBatches, countChosen } from '../search/chosen-batches.ts';
import type { TouchpointsTables } from '../tables.ts';
import { affectedTouchpointsSql, bulkWorkSchema, changeBatch } from './bulk-work.ts';

/**
 * Changes any number of touchpoints, one commit per batch [TP-01, TP-10]. A retry after a lost worker continues with
 * the rest; rebuilding codes again gives the same result.
 */
export const changeMany = defineJob({
  name: 'touchpoints.change-many',
  input: z.intersection(bulkWorkSchema, z.object({ userId: z.string() })),
  concurrency: 2,
  // A concurrent request may create a touchpoint for a restored product; the retry then rejects the restore.
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, jobId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('touchpoints are those of a client');
    const { userId, change } = input;
    const may = changeTouchpoints;
    const { db } = await jobScope<TouchpointsTables>(app, { clientId, userId, may });
    const fit = affectedTouchpointsSql(input, clientId);
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
