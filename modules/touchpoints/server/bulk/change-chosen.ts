import { uuidV7 } from '#platform/server/database/record-ids.ts';
import { areForJob, chosenBatches } from '../search/chosen-batches.ts';
import type { Context } from '../tables.ts';
import { refuseSenselessEnd } from '../touchpoint.policy.ts';
import {
  affectedTouchpointsSql,
  type BulkAction,
  type BulkWork,
  changeBatch,
} from './bulk-work.ts';
import { changeMany } from './change-many.job.ts';

const TITLES = {
  delete: 'touchpoints:bulk.jobDelete',
  restore: 'touchpoints:bulk.jobRestore',
  end: 'touchpoints:bulk.jobEnd',
  'undo-end': 'touchpoints:bulk.jobUndoEnd',
  'refresh-codes': 'touchpoints:bulk.jobCodes',
} as const satisfies Record<BulkAction, string>;

/** Changes as many as a request can handle in time. Larger sets go to a job, whose id is returned [TP-01, TP-10]. */
export async function changeChosen(
  { db, app }: Context,
  { clientId, userId }: { clientId: string; userId: string },
  work: BulkWork,
): Promise<{ changed: number; refused: number; jobId: string | null; undoId: string | null }> {
  const fit = affectedTouchpointsSql(work, clientId);
  const { change } = work;
  const isEnd = change.action === 'end';
  if (isEnd) await refuseSenselessEnd({ db }, { fit, ended: change.ended });
  if (!areTicked(work) && (await areForJob({ db, app }, fit))) {
    const title = { key: TITLES[change.action], params: {} };
    const input = { ...work, userId };
    const jobId = await app.jobs.enqueue(db, changeMany, input, { clientId, userId, title });
    return { changed: 0, refused: 0, jobId, undoId: isEnd ? jobId : null };
  }
  const undoId = uuidV7();
  let [changed, refused] = [0, 0];
  for await (const ids of chosenBatches({ db }, fit)) {
    const batch = await changeBatch({ db, app }, clientId, { ids, change, undoId });
    changed += batch.changed;
    refused += batch.refused;
  }
  return { changed, refused, jobId: null, undoId: isEnd && changed > 0 ? undoId : null };
}

/** Individually selected touchpoints are limited by the call. */
function areTicked(work: BulkWork): boolean {
  return 'which' in work && 'ids' in work.which;
}
