import { sql } from 'kysely';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { App } from '../app.ts';
import type { Database } from '../database/database.ts';
import { type Live, RECONNECTED } from '../live/live.ts';
import type { Attempt } from './attempt-job.ts';
import { CANCEL_CHANNEL } from './cancel-job.ts';
import { DueJobs } from './due-jobs.ts';
import { tellFailure } from './failed-jobs.ts';
import type { Job } from './job.ts';
import type { JobRecords } from './job-records.ts';
import { JobRuns } from './job-runs.ts';
import { FAILED_QUEUE } from './queue-options.ts';
import type { QueuedJob } from './queued-job.ts';

type Queued = JobWithMetadata<QueuedJob>;

/** Only a net below NOTIFY and the look for due jobs. */
const POLLING_SECONDS = 30;

/** The part of the queue that works: takes jobs, runs them, and lets go of them when the process stops. */
export class JobWorkers {
  readonly #boss: PgBoss;
  readonly #database: Database;
  readonly #live: Live;
  readonly #log: Logger;
  readonly #records: JobRecords;
  readonly #runs = new JobRuns();
  readonly #workers = new Map<string, string[]>();
  readonly #due: DueJobs;
  readonly #stopHearing: (() => void)[] = [];

  constructor(options: {
    boss: PgBoss;
    database: Database;
    live: Live;
    log: Logger;
    records: JobRecords;
  }) {
    this.#boss = options.boss;
    this.#database = options.database;
    this.#live = options.live;
    this.#log = options.log;
    this.#records = options.records;
    this.#due = new DueJobs({
      db: options.database.acrossClients(),
      log: options.log,
      wake: (queue) => this.#wake(queue),
    });
  }

  async start(jobs: readonly Job[], app: App): Promise<void> {
    const [log, records] = [this.#log, this.#records];
    this.#stopHearing.push(
      this.#live.on(CANCEL_CHANNEL, ({ id }: { id: string }) => this.#runs.cancel(id)),
      this.#live.on(RECONNECTED, () => void this.#cancelMissed()),
    );
    for (const job of jobs) {
      for (let count = 0; count < (job.concurrency ?? 2); count += 1) {
        await this.#work(job.name, (queued) => this.#runs.run({ job, queued, app, records, log }));
      }
    }
    await this.#work(FAILED_QUEUE, async (failed) => {
      await tellFailure(failed, { records, log });
      return { id: failed.id, status: 'completed' };
    });
    this.#due.start();
  }

  /** Takes nothing new, finishes what it can in the given time and gives back the rest. */
  async stop(graceMs: number): Promise<void> {
    for (const stop of this.#stopHearing) stop();
    await this.#due.stop();
    for (const queue of this.#workers.keys()) await this.#boss.offWork(queue, { wait: false });
    await this.#runs.finish(graceMs, (attempt) => this.#giveBack(attempt));
  }

  async #work(queue: string, handle: (queued: Queued) => Promise<JobResult>): Promise<void> {
    const id: string = await this.#boss.work(
      queue,
      {
        includeMetadata: true,
        perJobResults: true,
        pollingIntervalSeconds: POLLING_SECONDS,
        notifyPollingIntervalSeconds: POLLING_SECONDS,
      },
      async (batch: Queued[]) => {
        try {
          return await Promise.all(batch.map(handle));
        } finally {
          // There may be more: without this it would wait for the next call.
          this.#boss.notifyWorker(id);
        }
      },
    );
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), id]);
  }

  #wake(queue: string): void {
    for (const id of this.#workers.get(queue) ?? []) this.#boss.notifyWorker(id);
  }

  /** A cancel that was told while this process could not hear. */
  async #cancelMissed(): Promise<void> {
    try {
      const ids = await this.#records.cancelRequested(this.#runs.ids);
      for (const id of ids) this.#runs.cancel(id);
    } catch (error) {
      this.#log.warn({ error }, 'cancelled jobs could not be looked up');
    }
  }

  /**
   * Another worker takes it at once, and the stop is not counted as a failure. The attempt's number still grows, so that
   * the queue can tell this run's late answer from the next run's.
   */
  async #giveBack({ job, queued }: Attempt): Promise<void> {
    await sql`
      update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), heartbeat_on = null
      where name = ${job.name} and id = ${queued.id} and state = 'active' and retry_count = ${queued.retryCount}`.execute(
      this.#database.acrossClients(),
    );
  }
}
