import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { QueuedJob } from '../queue/queued-job.ts';

/** A job that this process runs now. */
export interface ClaimedJob {
  id: string;
  data: QueuedJob;
  /** Grows with each claim, so that a late result of an earlier claim is recognised. */
  retryCount: number;
  retryLimit: number;
  expireSeconds: number;
}

export interface ClaimResult {
  jobs: ClaimedJob[];
  /** The client that was served last: the next round begins after it. */
  lastClient: string;
  /** Another process took all jobs that this one had selected, so there may be more. */
  isContended: boolean;
}

interface Row extends ClaimedJob {
  turn: number;
  client: string;
}

/** Claims due jobs of one kind in turns between clients; see `migrations/take-jobs.migration.ts`. */
export async function claimJobs(
  db: Db,
  wanted: { name: string; slots: number; groupLimit: number; afterClient: string },
): Promise<ClaimResult> {
  const { name, slots, groupLimit, afterClient } = wanted;
  const { rows } = await sql<Row>`
    select turn, client, id, data, retry_count as "retryCount", retry_limit as "retryLimit",
      expire_seconds as "expireSeconds"
    from platform.take_jobs(${name}, ${slots}, ${groupLimit}, ${afterClient}) order by turn`.execute(
    db,
  );
  const taken = rows.filter(({ id }) => id !== null);
  return {
    jobs: taken.map(({ turn: _turn, client: _client, ...job }) => job),
    lastClient: taken.at(-1)?.client ?? afterClient,
    isContended: rows.length > 0 && taken.length === 0,
  };
}
