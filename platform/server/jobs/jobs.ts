import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database, Db } from '../database/database.ts';
import { SYSTEM_ROLE } from '../database/roles.ts';
import type { LiveMessageBus } from '../live/live-message-bus.ts';
import { waitForSlowDatabase } from '../start/check-database.ts';
import type { JobKind, MountedJob } from './job-kind.ts';
import { type JobNotifier, JobRecords } from './job-records.ts';
import type { JobRow, QueuedKey } from './job-row.ts';
import { cancelJob, retryJobs, stopJobs } from './operations/operate-jobs.ts';
import { type EnqueueOptions, enqueueJob, enqueueJobs } from './queue/enqueue-job.ts';
import {
  jobQueueName,
  pauseQueue,
  prepareQueues,
  prepareSchedules,
  resumeQueue,
} from './queue/queues.ts';
import { JobWorkers } from './work/job-workers.ts';

export interface JobTimes {
  /** Interval of the check for lost workers. */
  superviseSeconds: number;
  /** Interval of the check for due schedules. */
  scheduleCheckSeconds: number;
  /** Interval of the check for due jobs. */
  pollIntervalMs: number;
  /** How long a stop waits for running jobs. */
  stopGraceMs: number;
}

/** Background jobs on PostgreSQL: run at least once, by any number of worker processes. */
export class Jobs {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #live: LiveMessageBus;
  readonly #jobs: readonly MountedJob[];
  readonly #records: JobRecords;
  readonly #times: JobTimes;
  #boss: PgBoss | undefined;
  #workers: JobWorkers | undefined;
  #resting: Promise<void> | undefined;

  constructor(options: {
    database: Database;
    log: Logger;
    live: LiveMessageBus;
    notifications: JobNotifier;
    jobs: readonly MountedJob[];
    times?: Partial<JobTimes>;
  }) {
    this.#database = options.database;
    this.#log = options.log;
    this.#live = options.live;
    this.#jobs = options.jobs;
    this.#records = new JobRecords(options);
    this.#times = {
      superviseSeconds: 15,
      scheduleCheckSeconds: 30,
      pollIntervalMs: 1_000,
      stopGraceMs: 10_000,
      ...options.times,
    };
  }

  /** Every process can enqueue jobs. A worker also runs them, and after `startSchedules` starts scheduled jobs. */
  async start({ work, clock = work }: { work: boolean; clock?: boolean }): Promise<void> {
    const boss = await waitForSlowDatabase(() => this.#startBoss({ work, clock }), {
      log: this.#log,
    });
    this.#boss = boss;
    await waitForSlowDatabase(() => prepareQueues(boss, this.#jobs), { log: this.#log });
    if (!work) return;
    this.#workers = new JobWorkers({
      boss,
      database: this.#database,
      live: this.#live,
      log: this.#log,
      records: this.#records,
      pollIntervalMs: this.#times.pollIntervalMs,
    });
    await this.#workers.start(this.#jobs);
  }

  async #startBoss({ work, clock }: { work: boolean; clock: boolean }): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.#database.url,
      options: `-c role=${SYSTEM_ROLE}`,
      application_name: 'comptoir queue',
      schema: 'pgboss',
      max: work ? 4 : 1,
      // The queue must not wait indefinitely for a database that hangs.
      connectionTimeoutMillis: 5_000,
      ...({ query_timeout: 60_000 } as object),
      migrate: false,
      schedule: clock,
      supervise: work,
      superviseIntervalSeconds: this.#times.superviseSeconds,
      monitorIntervalSeconds: this.#times.superviseSeconds,
      cronMonitorIntervalSeconds: this.#times.scheduleCheckSeconds,
      cronWorkerIntervalSeconds: Math.min(5, this.#times.scheduleCheckSeconds),
      maintenanceIntervalSeconds: 60 * 60,
      // The queue must not rebuild indexes, because its role does not own them.
      reindex: false,
    });
    boss.on('error', (error) => this.#log.warn({ error }, 'the queue had an error'));
    boss.on('warning', ({ message }) => this.#log.warn({ reason: message }, 'the queue warns'));
    try {
      await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => {});
      throw error;
    }
    return boss;
  }

  /** Starts the schedules, in every process that runs them. */
  async startSchedules(): Promise<void> {
    if (this.#boss) await prepareSchedules(this.#boss, this.#jobs);
    for (const job of this.#jobs)
      if (job.cron?.alsoAtStart)
        await this.enqueue(this.#database.acrossClients(), job, {}, { uniqueKey: 'start' });
  }

  /** Starts no further jobs, finishes running ones if possible and releases the rest. Jobs can still be enqueued. */
  rest(): Promise<void> {
    this.#resting ??= this.#workers?.stop(this.#times.stopGraceMs) ?? Promise.resolve();
    return this.#resting;
  }

  async stop(): Promise<void> {
    await this.rest();
    await this.#boss?.stop({ timeout: 5_000 });
  }

  /**
   * Enqueues in the caller's transaction, so a rollback discards the job. Returns the job's ID. If a job with the same
   * uniqueKey is waiting or running, returns that job's ID instead.
   */
  async enqueue<Input extends z.ZodType>(
    db: Db,
    job: JobKind<Input>,
    input: z.input<Input>,
    options: EnqueueOptions = {},
  ): Promise<string> {
    job.input.parse(input);
    const boss = this.#started();
    if (db.isTransaction || !options.title) return enqueueJob(boss, db, job, input, options);
    return db.transaction().execute((tx) => enqueueJob(boss, tx, job, input, options));
  }

  /**
   * Enqueues many jobs of one kind at about the cost of one, in the caller's transaction. For jobs that no user waits
   * for.
   */
  async enqueueAll<Input extends z.ZodType>(
    db: Db,
    job: JobKind<Input>,
    inputs: readonly z.input<Input>[],
    /** Groups of the inputs, in the same order. */
    options: { clientId?: string; groups?: readonly string[] } = {},
  ): Promise<void> {
    for (const input of inputs) job.input.parse(input);
    await enqueueJobs(this.#started(), db, job, inputs, options);
  }

  /** Requests the cancellation of the user's own job on any worker. Needs a transaction with the cross-client role. */
  cancel(
    db: Db,
    job: { userId: string; clientIds: readonly string[]; id: string },
  ): Promise<JobRow | undefined> {
    return cancelJob(db, job, { records: this.#records, live: this.#live });
  }

  /** For operators: stops any job of any client. Returns the number of jobs stopped or signalled to stop. */
  stopAny(db: Db, keys: readonly QueuedKey[]): Promise<number> {
    return stopJobs(db, keys, { records: this.#records, live: this.#live });
  }

  /** Retries failed jobs, and runs jobs that wait for their next attempt immediately. Returns the number of jobs. */
  retry(db: Db, keys: readonly QueuedKey[]): Promise<number> {
    return retryJobs(db, keys, { records: this.#records });
  }

  pause(db: Db, queue: string): Promise<void> {
    return pauseQueue(db, { queue, live: this.#live });
  }

  resume(db: Db, queue: string): Promise<void> {
    return resumeQueue(db, { queue, live: this.#live });
  }

  /** All queues with the names of their jobs. */
  get queues(): ReadonlyMap<string, readonly string[]> {
    const jobs = this.#jobs.toSorted((a, b) => a.name.localeCompare(b.name));
    return new Map(
      [...Map.groupBy(jobs, jobQueueName)]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([queue, members]) => [queue, members.map(({ name }) => name)]),
    );
  }

  #started(): PgBoss {
    if (!this.#boss) throw new Error('the queue is used before it is started');
    return this.#boss;
  }
}
