import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isWork, VIEW_CONDITIONS } from '../queue/queues.ts';
import { PRESENT_SECONDS } from '../work/heartbeat.ts';

interface QueueFigures {
  name: string;
  waiting: number;
  running: number;
  /** How long the one has waited that waits longest; 0 where none waits. */
  longestWaitSeconds: number;
  pausedAt: Date | null;
  /** Work is late and becomes more. */
  grows: boolean;
}

interface JobFigures {
  waiting: number;
  /** Without paused queues, where the wait is intended. */
  longestWaitSeconds: number;
  running: number;
  capacity: number;
  machines: number;
  doneInHour: number;
  /** Half of those were done within this time. */
  medianSeconds: number | null;
  endedInDay: number;
  failedInDay: number;
  healedInDay: number;
  givenUp: number;
  failed: number;
  planned: number;
  now: number;
}

/** The jobs of each queue, as one table that the database can join. */
function queueMembersSql(queues: ReadonlyMap<string, readonly string[]>) {
  const pairs = [...queues].flatMap(([queue, names]) => names.map((name) => ({ queue, name })));
  return sql`unnest(${pairs.map(({ queue }) => queue)}::text[], ${pairs.map(({ name }) => name)}::text[])
    as member (queue, name)`;
}

/** How all queues fare together. */
export async function readJobFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    with standing as materialized (
      select job.name,
        count(*) filter (where job.state < 'active' and job.start_after <= now()) as due,
        min(job.start_after) filter (where job.state < 'active' and job.start_after <= now()) as due_since,
        count(*) filter (where job.state = 'active') as running,
        count(*) filter (where job.state = 'retry') as retried,
        count(*) filter (where ${VIEW_CONDITIONS.planned}) as planned,
        count(*) filter (where ${VIEW_CONDITIONS.now}) as now
      from pgboss.job_common as job
      where job.state <= 'active' and ${isWork}
      group by job.name
    ), day as (
      select count(*) as ended,
        count(*) filter (where state = 'failed') as given_up,
        count(*) filter (where state = 'completed' and retry_count > 0) as healed
      from pgboss.job where completed_on > now() - interval '1 day' and ${isWork}
    ), hour as (
      select count(*) as done,
        percentile_cont(0.5) within group (order by extract(epoch from completed_on - started_on)) as median
      from pgboss.job
      where completed_on > now() - interval '1 hour' and state = 'completed' and ${isWork}
    ), workers as (
      select coalesce(sum(capacity), 0)::int as capacity, count(distinct host) as machines
      from platform.job_workers where seen_at > now() - make_interval(secs => ${PRESENT_SECONDS})
    )
    select
      standing.due as waiting,
      coalesce(extract(epoch from now() - standing.due_since), 0)::float as "longestWaitSeconds",
      standing.running, workers.capacity, workers.machines, hour.done as "doneInHour",
      hour.median::float as "medianSeconds", day.ended as "endedInDay", day.healed as "healedInDay",
      day.given_up + day.healed + standing.retried as "failedInDay",
      given.up as "givenUp", given.up + standing.retried as failed,
      standing.planned, given.up + standing.now as now
    from workers, hour, day, (
      select coalesce(sum(due), 0)::int as due, coalesce(sum(running), 0)::int as running,
        coalesce(sum(retried), 0)::int as retried, coalesce(sum(planned), 0)::int as planned,
        coalesce(sum(now), 0)::int as now,
        min(due_since) filter (where name not in (
          select member.name from ${queueMembersSql(queues)} join platform.paused_queues as paused
            on paused.name = member.queue)) as due_since
      from standing
    ) as standing,
      (select count(*) as up from pgboss.job where ${VIEW_CONDITIONS['given-up']} and ${isWork}) as given`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the queue has no figures');
  return figures;
}

/** All queues and how long their jobs have waited. */
export async function readQueueFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    with waiting as materialized (
      select job.name, count(*) as waiting from pgboss.job_common as job
      where job.state < 'active' and not job.blocked and job.start_after <= now() group by job.name
    ), running as materialized (
      select job.name, count(*) as running from pgboss.job_common as job where job.state = 'active' group by job.name
    ), due as materialized (
      select name, since from platform.due_jobs(${[...queues.values()].flat()}::text[])
    )
    select member.queue as name, paused.paused_at as "pausedAt",
      coalesce(sum(waiting.waiting), 0)::int as waiting,
      coalesce(sum(running.running), 0)::int as running,
      coalesce(extract(epoch from now() - min(due.since)), 0)::float as "longestWaitSeconds",
      coalesce(sample.grown_samples > 0 and sample.sampled_at > now() - interval '3 minutes', false) as grows
    from ${queueMembersSql(queues)}
    left join platform.paused_queues as paused on paused.name = member.queue
    left join platform.queue_samples as sample on sample.queue = member.queue
    left join waiting on waiting.name = member.name
    left join running on running.name = member.name
    left join due on due.name = member.name
    group by member.queue, paused.paused_at, sample.grown_samples, sample.sampled_at
    order by member.queue`.execute(db);
  return rows;
}

export interface QueueSample {
  queue: string;
  waiting: number;
  oldestSeconds: number;
  grownSamples: number;
}

/**
 * Notes how many wait in each queue and since when. `grownSamples` counts how often in a row work was late and more than
 * before. Undefined where another process has noted it within `everySeconds`.
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
