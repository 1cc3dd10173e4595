import { sql } from 'kysely';
import type { TextReference } from '#platform/contract/text/text-reference.ts';
import type { Db } from '../../database/database.ts';
import { LONGEST_COUNT, readPage } from '../../lists/read-page.ts';
import { VIEW_ORDERS } from '../queue/queue-view.ts';
import { CANCELLED_CODE } from '../work/attempt-job.ts';
import { jobsFilterSql, type MeantJobs } from './jobs-filter-sql.ts';

type QueueState =
  | 'planned'
  | 'waiting'
  | 'running'
  | 'retrying'
  | 'given-up'
  | 'done'
  | 'cancelled';

/** A job as operators see it: kind and status, never its input. */
interface QueueJob {
  id: string;
  name: string;
  clientId: string | null;
  state: QueueState;
  /** How often it was begun, and how often it will be at most. */
  tries: number;
  mostTries: number;
  errorCode: string | null;
  requestId: string | null;
  title: TextReference | null;
  done: number | null;
  total: number | null;
  cancelRequested: boolean;
  createdAt: Date;
  startAfter: Date;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** `queues` maps each queue to its jobs. */
export async function allJobs(
  { db, queues }: { db: Db; queues: ReadonlyMap<string, readonly string[]> },
  asked: MeantJobs & { page: number; limit: number },
): Promise<{ items: QueueJob[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<QueueJob>(
    { db },
    {
      page: asked.page,
      limit: asked.limit,
      areFew: false,
      countUpTo: LONGEST_COUNT,
      from: sql`pgboss.job as job`,
      key: sql`job.name, job.id`,
      fits: jobsFilterSql(queues, asked),
      order: VIEW_ORDERS[asked.view],
      columns: sql`job.id, job.name, job.data ->> 'clientId' as "clientId",
      case
        when job.state = 'created' and job.start_after > now() then 'planned'
        when job.state = 'created' then 'waiting'
        when job.state = 'active' then 'running'
        when job.state = 'retry' then 'retrying'
        when job.state = 'failed' then 'given-up'
        when job.state = 'cancelled' or job.output ->> 'code' = ${CANCELLED_CODE} then 'cancelled'
        else 'done'
      end as state,
      case when job.started_on is null then 0 else job.retry_count + 1 end as tries,
      job.retry_limit + 1 as "mostTries",
      -- Without a code it did not fail by itself: its time was over or its process was gone.
      case when job.state in ('failed', 'retry') and job.output is not null
        then coalesce(job.output ->> 'code', 'LOST') end as "errorCode",
      job.data -> 'asked' ->> 'requestId' as "requestId",
      case when tracked.id is not null
        then jsonb_build_object('key', tracked.title_key, 'params', tracked.title_params) end as title,
      coalesce(tracked.done, reported.done) as done, coalesce(tracked.total, reported.total) as total,
      tracked.cancel_requested_at is not null as "cancelRequested",
      job.created_on as "createdAt", job.start_after as "startAfter", job.started_on as "startedAt",
      job.completed_on as "endedAt"`,
      joins: sql`join pgboss.job as job on job.name = page.name and job.id = page.id
        left join platform.jobs as tracked
          on tracked.client_id = (job.data ->> 'clientId')::uuid and tracked.id = job.id
        left join platform.job_progress as reported on reported.job_id = job.id`,
    },
  );
  return { items: rows, total, more };
}
