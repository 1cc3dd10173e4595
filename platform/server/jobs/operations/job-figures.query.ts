import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isWork, VIEW_CONDITIONS } from '../queue/queues.ts';
import { PRESENT_SECONDS } from '../work/heartbeat.ts';

interface QueueFigures {
  name: string;
  waiting: number;
  running: number;
  /** Wait of the oldest due job; 0 if none is due. */
  longestWaitSeconds: number;
  pausedAt: Date | null;
  /** Jobs are late and their number is growing. */
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
  /** Median duration of the jobs done in the last hour. */
  medianSeconds: number | null;
  endedInDay: number;
  /** Jobs with a failed attempt: given up or recovered in the last day, or waiting for a retry now. */
  failedInDay: number;
  /** Succeeded in the last day after a retry. */
  healedInDay: number;
  givenUp: number;
  /** Failed permanently, or waiting for a retry. */
  failed: number;
  planned: number;
  /** Number of jobs in the view `now`. */
  now: number;
}

/** Jobs that wait for a worker; a blocked one waits for another job. */
const isDue = sql`job.state < 'active' and not job.blocked and job.start_after <= now()`;

/** Figures over all queues. */
export async function readJobFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    with open_jobs as materialized (
      select job.name,
        count(*) filter (where ${isDue}) as due,
        min(job.start_after) filter (where ${isDue}) as due_since,
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
      totals.due as waiting,
      coalesce(extract(epoch from now() - totals.due_since), 0)::float as "longestWaitSeconds",
      totals.running, workers.capacity, workers.machines, hour.done as "doneInHour",
      hour.median::float as "medianSeconds", day.ended as "endedInDay", day.healed as "healedInDay",
      day.given_up + day.healed + totals.retried as "failedInDay",
      given_up.count as "givenUp", given_up.count + totals.retried as failed,
      totals.planned, given_up.count + totals.now as now
    from workers, hour, day, (
      select coalesce(sum(due), 0)::int as due, coalesce(sum(running), 0)::int as running,
        coalesce(sum(retried), 0)::int as retried, coalesce(sum(planned), 0)::int as planned,
        coalesce(sum(now), 0)::int as now,
        min(due_since) filter (where name not in (
          select member.name from ${queueMembersSql(queues)} join platform.paused_queues as paused
            on paused.name = member.queue)) as due_since
      from open_jobs
    ) as totals,
      (select count(*) as count from pgboss.job where ${VIEW_CONDITIONS['given-up']} and ${isWork}) as given_up`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the queue has no figures');
  return figures;
}

/** Figures of each queue. */
export async function readQueueFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    with waiting as materialized (
      select job.name, count(*) as waiting from pgboss.job_common as job
      where ${isDue} group by job.name
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

/** The jobs of each queue, as one table that the database can join. */
function queueMembersSql(queues: ReadonlyMap<string, readonly string[]>) {
  const pairs = [...queues].flatMap(([queue, names]) => names.map((name) => ({ queue, name })));
  return sql`unnest(${pairs.map(({ queue }) => queue)}::text[], ${pairs.map(({ name }) => name)}::text[])
    as member (queue, name)`;
}
