import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { readQueueFigures } from './job-figures.query.ts';

export interface QueueSample {
  queue: string;
  waiting: number;
  oldestSeconds: number;
  grownSamples: number;
}

/**
 * Saves a sample of each queue, at most once per `everySeconds` over all processes; otherwise undefined. `grownSamples`
 * counts consecutive samples with late and growing work.
 */
export async function sampleQueues(
  { db }: { db: Db },
  given: {
    queues: ReadonlyMap<string, readonly string[]>;
    lateSeconds: number;
    everySeconds: number;
  },
): Promise<QueueSample[] | undefined> {
  return db.transaction().execute(async (tx) => {
    const { rows: lockRows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('sample queues', 0)) and not exists (
        select from platform.queue_samples
        where sampled_at > now() - make_interval(secs => ${given.everySeconds})
      ) as "isMine"`.execute(tx);
    if (!lockRows[0]?.isMine) return undefined;
    const figures = await readQueueFigures({ db: tx }, given.queues);
    // In a paused queue the wait is intended.
    const isLate = figures.map(
      (queue) => !queue.pausedAt && queue.longestWaitSeconds > given.lateSeconds,
    );
    const { rows } = await sql<QueueSample>`
      insert into platform.queue_samples as sample (queue, waiting, oldest_seconds)
      select sample_now.queue, sample_now.waiting, sample_now.oldest_seconds
      from unnest(
        ${figures.map(({ name }) => name)}::text[], ${figures.map(({ waiting }) => waiting)}::bigint[],
        ${figures.map(({ longestWaitSeconds }) => longestWaitSeconds)}::float[]
      ) as sample_now (queue, waiting, oldest_seconds)
      on conflict (queue) do update set
        waiting = excluded.waiting, oldest_seconds = excluded.oldest_seconds, sampled_at = now(),
        grown_samples = case
          when excluded.queue = any (${figures.flatMap(({ name }, at) => (isLate[at] ? [name] : []))}::text[])
            and excluded.waiting > sample.waiting then sample.grown_samples + 1 else 0 end
      returning queue, waiting, oldest_seconds as "oldestSeconds", grown_samples as "grownSamples"`.execute(
      tx,
    );
    return rows;
  });
}
