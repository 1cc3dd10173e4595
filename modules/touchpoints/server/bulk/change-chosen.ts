import type { App } from '#platform/server/app.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { TouchpointsTables } from '../tables.ts';
import { type BulkWork, changeBatch, fitOf } from './bulk-work.ts';
import { changeMany } from './change-many.job.ts';
import { areMany, chosenBatches } from './chosen-batches.ts';

const TITLES = {
  delete: 'touchpoints:bulk.jobDelete',
  restore: 'touchpoints:bulk.jobRestore',
  end: 'touchpoints:bulk.jobEnd',
  'refresh-codes': 'touchpoints:bulk.jobCodes',
} as const satisfies Record<BulkWork['change']['action'], string>;

/** Changes as many as an answer can wait for; more are left to a job, and its id is told [TP-01, TP-10]. */
export async function changeChosen(
  { db, app }: { db: Db<TouchpointsTables>; app: App },
  { clientId, userId, ...work }: BulkWork & { clientId: string; userId: string },
): Promise<{ changed: number; refused: number; jobId: string | null }> {
  const fit = fitOf(work, clientId);
  const { change } = work;
  if (!('ids' in work.which) && (await areMany({ db }, fit))) {
    const title = { key: TITLES[change.action], params: {} };
    const input = { ...work, userId };
    const jobId = await app.jobs.enqueue(db, changeMany, input, { clientId, userId, title });
    return { changed: 0, refused: 0, jobId };
  }
  let [changed, refused] = [0, 0];
  for await (const ids of chosenBatches({ db }, fit)) {
    const batch = await changeBatch({ db, app }, clientId, { ids, change });
    changed += batch.changed;
    refused += batch.refused;
  }
  return { changed, refused, jobId: null };
}
