import type { PgBoss } from 'pg-boss';
import type { JobKind } from '../job-kind.ts';
import { FAILED_QUEUE, failedQueueOptions, queueOptions } from './queue-options.ts';

/** One queue a job, with today's settings. Only what differs is written, so that a start stays short. */
export async function prepareQueues(boss: PgBoss, jobs: readonly JobKind[]): Promise<void> {
  const standing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const wanted = [
    { name: FAILED_QUEUE, policy: 'standard', options: failedQueueOptions },
    // Exclusive: one waiting or running job per key. A job without a key uses its ID.
    ...jobs.map((job) => ({ name: job.name, policy: 'exclusive', options: queueOptions(job) })),
  ];
  for (const { name, policy, options } of wanted) {
    const queue = standing.get(name);
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
