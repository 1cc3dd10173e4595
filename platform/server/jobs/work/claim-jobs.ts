import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';
import type { QueuedJob } from '../queue/enqueue-job.ts';

/** A job that this process runs now. */
export interface ClaimedJob {
  id: string;
  data: QueuedJob;
  /** Increases with each claim, so that a late result of an earlier claim is recognised. */
  retryCount: number;
  retryLimit: number;
  expireSeconds: number;
}

export interface ClaimResult {
  jobs: ClaimedJob[];
  /** The client that was served last; the next round starts after it. */
  lastClient: string;
  /** Another process took all jobs that this one had selected, so there may be more. */
  isContended: boolean;
}

interface Row extends ClaimedJob {
  turn: number;
  client: string;
}

/**
 * Commits without waiting for the disk. Only for the queue's own notes on a job: if the database crashes right then, the job
 * runs again, as after a killed worker. Effects of a job are always on disk first.
 */
export const withoutDiskWait = sql`set_config('synchronous_commit', 'off', true)`;

/** Claims due jobs of one kind in turns between clients; see `migrations/claim-jobs.migration.ts`. */
export async function claimJobs(
  db: Db,
  wanted: { name: string; slots: number; groupLimit: number; afterClient: string },
): Promise<ClaimResult> {
  const { name, slots, groupLimit, afterClient } = wanted;
  const { rows } = await sql<Row>`
    select turn, client, id, data, retry_count as "retryCount", retry_limit as "retryLimit",
      expire_seconds as "expireSeconds"
    from ${withoutDiskWait}, platform.take_jobs(${name}, ${slots}, ${groupLimit}, ${afterClient})
    order by turn`.execute(db);
  const taken = rows.filter(({ id }) => id !== null);
  return {
    jobs: taken.map(({ turn: _turn, client: _client, ...job }) => job),
    lastClient: taken.at(-1)?.client ?? afterClient,
    isContended: rows.length > 0 && taken.length === 0,
  };
}

interface DueJobsOptions {
  db: Db;
  log: Logger;
  /** The kinds of jobs that this process currently runs. */
  names: () => string[];
  wake: (name: string) => void;
  pollIntervalMs: number;
}

/**
 * NOTIFY wakes a worker for jobs that can run immediately. This wakes it for jobs that become due later (a retry, a
 * delay) or were enqueued while no worker listened: one lookup per kind, in one statement per second.
 */
export class DueJobs {
  readonly #options: DueJobsOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #stopped = false;

  constructor(options: DueJobsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => {
        if (!this.#stopped) this.start();
      });
    }, this.#options.pollIntervalMs);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async look(): Promise<void> {
    try {
      const { rows } = await sql<{ name: string }>`
        select name from platform.due_jobs(${this.#options.names()}::text[])`.execute(
        this.#options.db,
      );
      for (const { name } of rows) this.#options.wake(name);
    } catch (error) {
      this.#options.log.warn({ error }, 'the queue could not be read');
    }
  }
}
