import { fromKysely, type PgBoss } from 'pg-boss';
import type { Db } from '../../database/database.ts';
import { uuidV7 } from '../../database/uuid-v7.ts';
import type { JobKind } from '../job-kind.ts';
import { newQueuedJob } from './queued-job.ts';

/** Enqueues any number of jobs with one statement. Each starts immediately and has its own key. */
export async function enqueueJobs(
  boss: PgBoss,
  db: Db,
  job: JobKind,
  inputs: readonly unknown[],
  { clientId, groups }: { clientId?: string; groups?: readonly string[] },
): Promise<void> {
  if (inputs.length === 0) return;
  const queued = inputs.map((input, at) => {
    const id = uuidV7();
    const group = job.ofOneGroup ? (groups?.[at] ?? clientId) : undefined;
    return {
      id,
      singletonKey: id,
      data: newQueuedJob(input, { clientId }),
      ...(group && { group: { id: group } }),
    };
  });
  await boss.insert(job.name, queued, { db: fromKysely(db) });
}
