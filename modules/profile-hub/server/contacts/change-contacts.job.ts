import { z } from 'zod';
import { changeContacts } from '#modules/profile-hub/contract/permissions.ts';
import { defineJob, jobScope } from '#platform/server/jobs/job.ts';
import type { JobOutcome } from '#platform/server/jobs/job-kind.ts';
import { chosenBatches, countChosen } from '#platform/server/lists/chosen-records.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { ProfileHubTables } from '../tables.ts';
import { bulkWorkSchema, changeBatch, chosenBy } from './change-contacts.ts';

/**
 * Changes any number of contacts and commits each batch. After a lost worker, a retry processes only the remaining
 * contacts.
 */
export const changeContactsJob = defineJob({
  name: 'profile-hub.change-contacts',
  input: bulkWorkSchema.extend({ userId: z.string() }),
  concurrency: 2,
  retry: { limit: 3, delaySeconds: 10 },
  expireSeconds: 6 * 60 * 60,
  async handle({ app, clientId, input, progress, signal }): Promise<JobOutcome> {
    if (!clientId) throw new Error('contacts are those of a client');
    const { userId, change } = input;
    const may = changeContacts;
    const { db } = await jobScope<ProfileHubTables>(app, { clientId, userId, may });
    const chosen = chosenBy(input, await ruleContext({ db }, clientId));
    const total = await countChosen({ db }, chosen);
    let done = 0;
    for await (const ids of chosenBatches({ db }, chosen)) {
      signal.throwIfAborted();
      await db
        .transaction()
        .execute((tx) => changeBatch({ db: tx, app }, { clientId, userId }, { ids, change }));
      done += ids.length;
      progress(done, Math.max(total, done));
    }
    return { result: { done } };
  },
});
