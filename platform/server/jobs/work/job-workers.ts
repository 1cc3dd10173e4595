import { sql } from 'kysely';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { type Live, RECONNECTED } from '../../live/live.ts';
import type { JobRecords } from '../job-records.ts';
import type { MountedJob } from '../mounted-job.ts';
import { CANCEL_CHANNEL } from '../operations/stop-jobs.ts';
import { PAUSES_CHANNEL, pausedQueues } from '../queue/paused-queues.ts';
import { queueOfJob } from '../queue/queue-of-job.ts';
import { FAILED_QUEUE } from '../queue/queue-options.ts';
import type { QueuedJob } from '../queue/queued-job.ts';
import type { Attempt } from './attempt-job.ts';
import { DueJobs } from './due-jobs.ts';
import { tellFailure } from './failed-jobs.ts';
import { JobRuns } from './job-runs.ts';
import { WorkerPresence } from './worker-presence.ts';

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
  readonly #presence: WorkerPresence;
  readonly #stopHearing: (() => void)[] = [];
  /** One look at the pauses after the other, so that the last one holds. */
  #following: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: {
    boss: PgBoss;
    database: Database;
    live: Live;
    log: Logger;
    records: JobRecords;
    betweenLooksMs: number;
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
      betweenLooksMs: options.betweenLooksMs,
    });
    this.#presence = new WorkerPresence({
      db: options.database.acrossClients(),
      log: options.log,
    });
  }

  async start(jobs: readonly MountedJob[]): Promise<void> {
    const [log, records] = [this.#log, this.#records];
    this.#stopHearing.push(
      this.#live.on(CANCEL_CHANNEL, ({ id }: { id: string }) => this.#runs.cancel(id)),
      this.#live.on(RECONNECTED, () => void this.#cancelMissed()),
      // Who could not hear looks again when it can.
      ...[PAUSES_CHANNEL, RECONNECTED].map((channel) =>
        this.#live.on(channel, () => void this.#follow(jobs)),
      ),
    );
    const db = this.#database.acrossClients();
    await this.#work(FAILED_QUEUE, async (failed) => {
      await tellFailure(failed, { db, records, log });
      return { id: failed.id, status: 'completed' };
    });
    await this.#follow(jobs);
    this.#due.start();
    await this.#presence.start(jobs.reduce((sum, job) => sum + concurrencyOf(job), 0));
  }

  /** Takes nothing new, finishes what it can in the given time and gives back the rest. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopHearing) stop();
    await this.#following;
    await this.#due.stop();
    await this.#presence.stop();
    for (const queue of this.#workers.keys()) await this.#boss.offWork(queue, { wait: false });
    await this.#runs.finish(graceMs, (attempt) => this.#giveBack(attempt));
  }

  /** Works what is not paused, and nothing else. */
  #follow(jobs: readonly MountedJob[]): Promise<void> {
    const look = async () => {
      if (this.#stopped) return;
      const paused = await pausedQueues(this.#database.acrossClients());
      for (const job of jobs) {
        const works = this.#workers.has(job.name);
        const rests = paused.has(queueOfJob(job));
        if (works && rests) await this.#rest(job);
        if (!works && !rests) await this.#begin(job);
      }
    };
    const next = this.#following.then(look);
    this.#following = next.catch((error) => {
      this.#log.warn({ error }, 'paused queues could not be looked up');
    });
    return next;
  }

  async #begin(job: MountedJob): Promise<void> {
    const [log, records] = [this.#log, this.#records];
    for (let count = 0; count < concurrencyOf(job); count += 1) {
      await this.#work(
        job.name,
        (queued) => this.#runs.run({ job, queued, records, log }),
        job.ofOneGroup,
      );
    }
  }

  async #rest(job: MountedJob): Promise<void> {
    this.#workers.delete(job.name);
    await this.#boss.offWork(job.name, { wait: false });
  }

  async #work(
    queue: string,
    handle: (queued: Queued) => Promise<JobResult>,
    ofOneGroup = 1,
  ): Promise<void> {
    const id: string = await this.#boss.work(
      queue,
      {
        // What belongs to no group is not held back.
        groupConcurrency: ofOneGroup,
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

function concurrencyOf(job: MountedJob): number {
  return job.concurrency ?? 2;
}
