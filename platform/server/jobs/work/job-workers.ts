import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { WORK_PATIENCE_MS, withPatience } from '../../database/statement-patience.ts';
import { ListenConnection } from '../../live/listen-connection.ts';
import { type LiveMessageBus, RECONNECTED } from '../../live/live-message-bus.ts';
import { waitForSlowDatabase } from '../../start/check-database.ts';
import type { MountedJob } from '../job-kind.ts';
import type { JobRecords } from '../job-records.ts';
import { CANCEL_CHANNEL } from '../operations/operate-jobs.ts';
import { FAILED_QUEUE, jobQueueName, PAUSES_CHANNEL, pausedQueues } from '../queue/queues.ts';
import type { Attempt } from './attempt-job.ts';
import { type ClaimedJob, claimJobs, DueJobs } from './claim-jobs.ts';
import { Heartbeat, WorkerPresence } from './heartbeat.ts';
import { JobLane } from './job-lane.ts';
import { JobRuns } from './job-runs.ts';
import { handleFailedJob, JobSettler, type Verdict } from './settle-jobs.ts';

/** Channel on which pg-boss announces due jobs, within the enqueueing transaction. */
const CHANNEL = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`;

const FAILED_SLOTS = 2;

/** The worker side of the queue: claims jobs, runs them and releases them when the process stops. */
export class JobWorkers {
  readonly #database: Database;
  readonly #live: LiveMessageBus;
  readonly #log: Logger;
  readonly #records: JobRecords;
  readonly #settler: JobSettler;
  readonly #runs = new JobRuns();
  readonly #lanes = new Map<string, JobLane>();
  readonly #listening: ListenConnection;
  readonly #due: DueJobs;
  readonly #heartbeat: Heartbeat;
  readonly #presence: WorkerPresence;
  readonly #stopHearing: (() => void)[] = [];
  /** Pause checks run one after the other, so that the latest result applies. */
  #following: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: {
    boss: PgBoss;
    database: Database;
    live: LiveMessageBus;
    log: Logger;
    records: JobRecords;
    pollIntervalMs: number;
  }) {
    const { boss, log } = options;
    const db = options.database.acrossClients();
    this.#database = options.database;
    this.#live = options.live;
    this.#log = log;
    this.#records = options.records;
    this.#settler = new JobSettler({ db, boss, log });
    this.#listening = new ListenConnection({
      url: options.database.url,
      channel: CHANNEL,
      log,
      onNotification: (name) => this.#lanes.get(name)?.wake(),
      onReconnected: () => void this.#due.look(),
    });
    this.#due = new DueJobs({
      db,
      log,
      names: () => [...this.#lanes].flatMap(([name, lane]) => (lane.isPaused ? [] : [name])),
      wake: (name) => this.#lanes.get(name)?.wake(),
      pollIntervalMs: options.pollIntervalMs,
    });
    this.#heartbeat = new Heartbeat({ db, log, runs: this.#runs });
    this.#presence = new WorkerPresence({ db, log });
  }

  async start(jobs: readonly MountedJob[]): Promise<void> {
    this.#stopHearing.push(
      this.#live.on(CANCEL_CHANNEL, ({ id }: { id: string }) => this.#runs.cancel(id)),
      this.#live.on(RECONNECTED, () => void this.#cancelMissed()),
      // Messages may be missed while disconnected, so it checks again after reconnecting.
      ...[PAUSES_CHANNEL, RECONNECTED].map((channel) =>
        this.#live.on(channel, () => void this.#follow(jobs)),
      ),
    );
    await waitForSlowDatabase(() => this.#listening.open(), { log: this.#log });
    this.#addLane(FAILED_QUEUE, { slots: FAILED_SLOTS, groupLimit: 1 }, (failed) =>
      this.#reportFailure(failed),
    );
    for (const job of jobs) {
      const [log, records] = [this.#log, this.#records];
      const bounds = { slots: concurrencyOf(job), groupLimit: job.ofOneGroup ?? 1 };
      const lane = this.#addLane(job.name, bounds, (queued) =>
        this.#runs.run({ job, queued, records, log }),
      );
      // Paused until the paused queues are known.
      lane.pause();
    }
    await waitForSlowDatabase(() => this.#follow(jobs), { log: this.#log });
    this.#due.start();
    this.#heartbeat.start();
    await this.#presence.start(jobs.reduce((sum, job) => sum + concurrencyOf(job), 0));
  }

  /** Takes no new jobs, finishes running ones in the given time and releases the rest. */
  async stop(graceMs: number): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopHearing) stop();
    await this.#following;
    await this.#listening.close();
    await this.#due.stop();
    await this.#presence.stop();
    const lanes = [...this.#lanes.values()];
    for (const lane of lanes) lane.pause();
    await Promise.all(lanes.map((lane) => lane.claimsEnded()));
    await this.#runs.finish(graceMs, (attempt) => this.#giveBack(attempt));
    await this.#heartbeat.stop();
    await Promise.all(lanes.map((lane) => lane.runsEnded()));
  }

  #addLane(
    name: string,
    { slots, groupLimit }: { slots: number; groupLimit: number },
    run: (job: ClaimedJob) => Promise<Verdict>,
  ): JobLane {
    const lane = new JobLane({
      slots,
      take: (free, afterClient) =>
        withPatience(WORK_PATIENCE_MS, () =>
          claimJobs(this.#database.acrossClients(), { name, slots: free, groupLimit, afterClient }),
        ),
      run: async (job) => {
        const verdict = await run(job);
        await this.#settler.settle(name, job, verdict);
        if (verdict.status !== 'completed') this.#lanes.get(FAILED_QUEUE)?.wake();
      },
      onError: (error) => this.#log.warn({ error, job: name }, 'jobs could not be taken'),
    });
    this.#lanes.set(name, lane);
    return lane;
  }

  async #reportFailure(failed: ClaimedJob): Promise<Verdict> {
    const [db, log, records] = [this.#database.acrossClients(), this.#log, this.#records];
    try {
      await handleFailedJob(failed, { db, records, log });
      return { status: 'completed' };
    } catch (error) {
      log.warn({ error }, 'the failure of a job could not be handled');
      return { status: 'failed' };
    }
  }

  /** Runs the lanes whose queue is not paused. */
  #follow(jobs: readonly MountedJob[]): Promise<void> {
    const look = async () => {
      if (this.#stopped) return;
      const paused = await pausedQueues(this.#database.acrossClients());
      for (const job of jobs) {
        const lane = this.#lanes.get(job.name);
        if (paused.has(jobQueueName(job))) lane?.pause();
        else lane?.resume();
      }
      await this.#due.look();
    };
    const next = this.#following.then(look);
    this.#following = next.catch((error) => {
      this.#log.warn({ error }, 'paused queues could not be looked up');
    });
    return next;
  }

  /** Applies cancellations that were sent while this process was disconnected. */
  async #cancelMissed(): Promise<void> {
    try {
      const running = this.#runs.attempts.map(({ queued }) => queued.id);
      const ids = await this.#records.cancelRequested(running);
      for (const id of ids) this.#runs.cancel(id);
    } catch (error) {
      this.#log.warn({ error }, 'cancelled jobs could not be looked up');
    }
  }

  /**
   * Releases the job, so that another worker takes it immediately. It does not count as a failure. The attempt number
   * still increases, so that the queue can distinguish a late result of this run from the next run.
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
