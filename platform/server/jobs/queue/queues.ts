import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PgBoss, Queue, UpdateQueueOptions } from 'pg-boss';
import type { JobView } from '#platform/contract/lists/operation-lists.ts';
import type { Db } from '../../database/database.ts';
import type { LiveMessageBus } from '../../live/live-message-bus.ts';
import type { JobKind } from '../job-kind.ts';
import type { JobsTables } from '../tables.ts';

/** Channel on which workers learn that a queue was paused or resumed. */
export const PAUSES_CHANNEL = 'queue-pauses';

export async function pausedQueues(db: Db<JobsTables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('platform.paused_queues').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** Running jobs finish; no process starts another job of the queue until it is resumed. */
export async function pauseQueue(
  db: Db<JobsTables>,
  { queue, live }: { queue: string; live: LiveMessageBus },
): Promise<void> {
  await db
    .insertInto('platform.paused_queues')
    .values({ name: queue })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await live.notify(db, PAUSES_CHANNEL, { queue });
}

export async function resumeQueue(
  db: Db<JobsTables>,
  { queue, live }: { queue: string; live: LiveMessageBus },
): Promise<void> {
  await db.deleteFrom('platform.paused_queues').where('name', '=', queue).execute();
  await live.notify(db, PAUSES_CHANNEL, { queue });
}

/** Creates one queue per job with the current settings. Writes only differences, so that a start is fast. */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobKind[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted = [
    { name: FAILED_QUEUE, policy: 'standard', options: failedQueueOptions },
    // Exclusive: one waiting or running job per key. A job without a key uses its ID.
    ...jobs.map((job) => ({ name: job.name, policy: 'exclusive', options: queueOptions(job) })),
  ];
  for (const { name, policy, options } of wanted) {
    const queue = existing.get(name);
    if (!queue) {
      const { retryDelayMax, deadLetter, ...rest } = options;
      await boss.createQueue(name, {
        ...rest,
        policy,
        ...(retryDelayMax && { retryDelayMax }),
        ...(deadLetter && { deadLetter }),
      });
    } else if (Object.entries(options).some(([key, value]) => queue[key as never] !== value)) {
      await boss.updateQueue(name, options);
    }
  }
}

/** Creates the schedules and removes those that no longer exist in the code. */
export async function prepareSchedules(boss: PgBoss, jobs: readonly JobKind[]): Promise<void> {
  const timed = jobs.filter(({ cron }) => cron);
  for (const { name } of await boss.getSchedules()) {
    if (!timed.some((job) => job.name === name)) await boss.unschedule(name);
  }
  for (const { name, cron } of timed) {
    if (cron)
      await boss.schedule(name, cron.expression, { input: {} }, { tz: cron.timeZone ?? 'UTC' });
  }
}

/** Queue of a job, which is paused as a whole: `mail.deliver` and `mail.purge-outbox` are in the queue `mail`. */
export function jobQueueName({ name, queue }: Pick<JobKind, 'name' | 'queue'>): string {
  return queue ?? name.split('.')[0] ?? name;
}

/** Queue for jobs that failed permanently; its worker notifies their users. */
export const FAILED_QUEUE = 'platform.failed-jobs';

const DAY_SECONDS = 24 * 60 * 60;

/** How long a permanently failed job can still be retried manually. */
export const FAILED_JOB_RETENTION_SECONDS = 30 * DAY_SECONDS;

/** After this time without a heartbeat a worker counts as lost, and its job goes to another. */
export const HEARTBEAT_SECONDS = 30;

type Options = Required<
  Pick<
    Queue,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'deleteAfterSeconds'
    | 'notify'
  >
> &
  Pick<UpdateQueueOptions, 'retryDelayMax' | 'deadLetter'>;

function queueOptions(job: JobKind): Options {
  const {
    limit,
    delaySeconds,
    backoff = true,
    longestDelaySeconds = null,
  } = job.retry ?? {
    limit: 3,
    delaySeconds: 10,
  };
  return {
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryBackoff: backoff,
    retryDelayMax: backoff ? longestDelaySeconds : null,
    expireInSeconds: job.expireSeconds ?? 15 * 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // Completed jobs are no longer needed, and a small table keeps the queue fast.
    deleteAfterSeconds: DAY_SECONDS,
    notify: true,
    deadLetter: FAILED_QUEUE,
  };
}

const failedQueueOptions: Options = {
  retryLimit: 50,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: 60,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: FAILED_JOB_RETENTION_SECONDS,
  notify: true,
};

const isPlanned = sql<SqlBool>`(job.state = 'created' and job.start_after > now())`;

export const VIEW_CONDITIONS: Record<JobView, RawBuilder<SqlBool>> = {
  now: sql`(job.state in ('created', 'retry', 'active', 'failed') and not ${isPlanned})`,
  'given-up': sql`job.state = 'failed'`,
  failed: sql`job.state in ('retry', 'failed')`,
  planned: isPlanned,
  done: sql`job.state in ('completed', 'cancelled')`,
};

/** Sort order per view. `now`: failed jobs first, then running ones, then the longest waiting. */
export const VIEW_ORDERS: Record<JobView, RawBuilder<unknown>> = {
  now: sql`case job.state when 'failed' then 0 when 'retry' then 1 when 'active' then 2 else 3 end,
    case when job.state = 'failed' then job.completed_on end desc, job.start_after, job.id`,
  'given-up': sql`job.completed_on desc, job.id`,
  failed: sql`job.state desc, coalesce(job.completed_on, job.started_on) desc, job.id`,
  planned: sql`job.start_after, job.id`,
  done: sql`job.completed_on desc, job.id`,
};

/** Excludes pg-boss's internal queues. */
export const isWork = sql<SqlBool>`(job.name <> ${sql.lit(FAILED_QUEUE)} and not starts_with(job.name, '__pgboss'))`;
