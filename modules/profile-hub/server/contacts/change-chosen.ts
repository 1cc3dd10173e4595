import { areMoreThan, chosenBatches } from '#platform/server/lists/chosen-records.ts';
import { ruleContext } from '../segments/rule-context.ts';
import type { Context } from '../tables.ts';
import { changeContactsJob } from './change-contacts.job.ts';
import { type BulkAction, type BulkWork, changeBatch, chosenBy } from './change-contacts.ts';

const TITLES = {
  optin: 'profile-hub:contact.job.optin',
  criterion: 'profile-hub:contact.job.criterion',
} as const satisfies Record<BulkAction, string>;

/** Changes the contacts directly up to a limit; for more it starts a job and returns its id [PH-02, PH-06]. */
export async function changeChosen(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  work: BulkWork,
): Promise<{ changed: number; jobId: string | null }> {
  const chosen = chosenBy(work, await ruleContext({ db }, clientId));
  // Individually selected contacts are limited by the call.
  if (!('ids' in work.which) && (await areMoreThan({ db }, chosen, app.config.CHANGED_AT_ONCE))) {
    const title = { key: TITLES[work.change.action], params: {} };
    const input = { ...work, userId };
    const jobId = await app.jobs.enqueue(db, changeContactsJob, input, { clientId, userId, title });
    return { changed: 0, jobId };
  }
  let changed = 0;
  for await (const ids of chosenBatches({ db }, chosen))
    changed += await changeBatch({ db, app }, { clientId, userId }, { ids, change: work.change });
  return { changed, jobId: null };
}
