import { changeLeadsCall, undoTagsCall } from '#modules/leads/contract/leads/bulk-lead-calls.ts';
import { LEADS_AT_ONCE } from '#modules/leads/contract/limits.ts';
import type { Locale } from '#platform/contract/locale.ts';
import type { Role } from '#platform/contract/permission.ts';
import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { areMoreThan, chosenBatches } from '#platform/server/lists/chosen-records.ts';
import { readUserActor } from '../leads/lead-names.ts';
import { route } from '../route.ts';
import type { Context } from '../tables.ts';
import { type BulkAction, type BulkWork, chosenBy } from './bulk-work.ts';
import { changeLeadsJob } from './change-leads.job.ts';
import { changeOne } from './change-one.ts';

const TITLES = {
  tag: 'leads:list.bulk.job.tag',
  forward: 'leads:list.bulk.job.forward',
  relocate: 'leads:list.bulk.job.relocate',
  undo: 'leads:list.bulk.job.undo',
} as const satisfies Record<BulkAction, string>;

/** Each lead is saved separately, so that a refusal does not roll back the others. */
const EACH_BY_ITSELF = { ownTransactions: true };

const changeLeadsRoute = route(
  changeLeadsCall,
  ({ db, app, body, principal: { userId, locale: reader }, membership: { clientId, role } }) =>
    changeChosen({ db, app }, { clientId, userId, role, reader }, body),
  EACH_BY_ITSELF,
);

const undoTagsRoute = route(
  undoTagsCall,
  ({ db, app, body, principal: { userId, locale: reader }, membership: { clientId, role } }) =>
    changeChosen(
      { db, app },
      { clientId, userId, role, reader },
      { change: { action: 'undo', undoId: body.undoId } },
    ),
  EACH_BY_ITSELF,
);

interface BulkCaller {
  clientId: string;
  userId: string;
  role: Role;
  reader: Locale;
}

/** Changes a limited number of leads directly; larger selections go to a job, whose id is returned [LEAD-01]. */
async function changeChosen(
  { db, app }: Context,
  caller: BulkCaller,
  work: BulkWork,
): Promise<{ changed: number; refused: number; jobId: string | null; undoId: string | null }> {
  const { clientId, userId, reader } = caller;
  const chosen = await chosenBy({ db, app }, caller, work);
  const isTag = work.change.action === 'tag';
  if (await areMoreThan({ db }, chosen, LEADS_AT_ONCE)) {
    const title = { key: TITLES[work.change.action], params: {} };
    const input = { ...work, userId, reader };
    const jobId = await app.jobs.enqueue(db, changeLeadsJob, input, { clientId, userId, title });
    return { changed: 0, refused: 0, jobId, undoId: isTag ? jobId : null };
  }
  const by = { ...(await readUserActor({ db, app }, caller)), userId };
  const undoId = uuidV7();
  const counted = { changed: 0, refused: 0, same: 0 };
  for await (const ids of chosenBatches({ db }, chosen))
    for (const id of ids)
      counted[await changeOne({ db, app }, { clientId, id, by, change: work.change, undoId })] += 1;
  const { changed, refused } = counted;
  return { changed, refused, jobId: null, undoId: isTag && changed > 0 ? undoId : null };
}

export const changeLeadsRoutes = [changeLeadsRoute, undoTagsRoute];
