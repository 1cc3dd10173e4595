import { z } from 'zod';
import { workOnLeads } from '#modules/leads/contract/permissions.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import { chosenBatches, countChosen } from '#platform/server/lists/chosen-records.ts';
import { readUserActor } from '../leads/lead-names.ts';
import type { LeadsTables } from '../tables.ts';
import { bulkWorkSchema, chosenBy } from './bulk-work.ts';
import { changeOne } from './change-one.ts';

/**
 * Changes any number of leads, each in a separate transaction [LEAD-01]. After a crash it continues with the remaining
 * ones.
 */
export const changeLeadsJob = defineJob({
  name: 'leads.change-leads',
  input: z.intersection(bulkWorkSchema, z.object({ userId: z.string(), reader: localeSchema })),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, jobId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('leads are those of a client');
    const { userId, reader, change } = input;
    const may = workOnLeads;
    const { db, membership } = await jobScope<LeadsTables>(app, { clientId, userId, may });
    const chosen = await chosenBy({ db, app }, { clientId, userId, reader }, input);
    const actor = await readUserActor({ db, app }, { userId, role: membership.role });
    const by = { ...actor, userId };
    const total = await countChosen({ db }, chosen);
    let [done, refused] = [0, 0];
    for await (const ids of chosenBatches({ db }, chosen))
      for (const id of ids) {
        signal.throwIfAborted();
        const end = await changeOne({ db, app }, { clientId, id, by, change, undoId: jobId });
        if (end === 'refused') refused += 1;
        done += 1;
        progress(done, Math.max(total, done));
      }
    return {
      result: { refused },
      ...(refused > 0 && {
        body: { key: 'leads:list.bulk.job.refused', params: { count: refused } },
      }),
    };
  },
});
