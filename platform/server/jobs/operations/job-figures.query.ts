import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { isWork, VIEW_CONDITIONS } from '../queue/queue-view.ts';
import { PRESENT_SECONDS } from '../work/worker-presence.ts';

interface QueueFigures {
  name: string;
  waiting: number;
  running: number;
  /** How long the one has waited that waits longest; 0 where none waits. */
  longestWaitSeconds: number;
  pausedAt: Date | null;
}

interface JobFigures {
  waiting: number;
  /** Without the paused queues: those wait because somebody wants it. */
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
function membersOf(queues: ReadonlyMap<string, readonly string[]>) {
  const pairs = [...queues].flatMap(([queue, names]) => names.map((name) => ({ queue, name })));
  return sql`unnest(${pairs.map(({ queue }) => queue)}::text[], ${pairs.map(({ name }) => name)}::text[])
    as member (queue, name)`;
}

/** How all queues fare together. */
export async function jobFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<JobFigures> {
  const { rows } = await sql<JobFigures>`
    with standing as materialized (
      select job.*, job.start_after <= now() and job.state < 'active' as is_due from pgboss.job
      where job.completed_on is null and ${isWork}
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
      (select count(*) from standing where is_due) as waiting,
      (select coalesce(extract(epoch from now() - min(start_after)), 0)::float from standing
        where is_due and name not in (
          select member.name from ${membersOf(queues)} join platform.paused_queues as paused
            on paused.name = member.queue)
      ) as "longestWaitSeconds",
      (select count(*) from standing where state = 'active') as running,
      workers.capacity, workers.machines, hour.done as "doneInHour", hour.median::float as "medianSeconds",
      day.ended as "endedInDay", day.healed as "healedInDay",
      day.given_up + day.healed + (select count(*) from standing where state = 'retry') as "failedInDay",
      given.up as "givenUp",
      given.up + (select count(*) from standing where state = 'retry') as failed,
      (select count(*) from standing as job where ${VIEW_CONDITIONS.planned}) as planned,
      given.up + (select count(*) from standing as job where ${VIEW_CONDITIONS.now}) as now
    from workers, hour, day,
      (select count(*) as up from pgboss.job where ${VIEW_CONDITIONS['given-up']} and ${isWork}) as given`.execute(
    db,
  );
  const [figures] = rows;
  if (!figures) throw new Error('the queue has no figures');
  return figures;
}

/** The queues of this house, and how long work has waited in each. */
export async function queueFigures(
  { db }: { db: Db },
  queues: ReadonlyMap<string, readonly string[]>,
): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select member.queue as name, paused.paused_at as "pausedAt",
      count(job.id) filter (where job.state < 'active' and job.start_after <= now()) as waiting,
      count(job.id) filter (where job.state = 'active') as running,
      coalesce(extract(epoch from now() - min(job.start_after)
        filter (where job.state < 'active' and job.start_after <= now())), 0)::float as "longestWaitSeconds"
    from ${membersOf(queues)}
    left join platform.paused_queues as paused on paused.name = member.queue
    left join pgboss.job on job.name = member.name and job.completed_on is null
    group by member.queue, paused.paused_at
    order by member.queue`.execute(db);
  return rows;
}
