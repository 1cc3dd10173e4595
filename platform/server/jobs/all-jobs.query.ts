import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TextReference } from '#platform/contract/text-reference.ts';
import type { Db } from '../database/database.ts';
import { CANCELLED_CODE } from './attempt-job.ts';
import { isWork, type QueueView, VIEW_CONDITIONS, VIEW_ORDERS } from './queue-view.ts';

/** More than these are not counted: nobody pages that far, and counting a million takes longer than showing a page. */
const JOBS_COUNTED = 10_000;

type QueueState =
  | 'planned'
  | 'waiting'
  | 'running'
  | 'retrying'
  | 'given-up'
  | 'done'
  | 'cancelled';

/** A job as those see it who operate the house: what it is and how it fares, never what it was given. */
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

interface JobQuestion {
  view: QueueView;
  clientIds?: readonly string[] | undefined;
  /** Only these jobs. */
  names?: readonly string[] | undefined;
  /** Words of a name or id, and what they mean to the reader: jobs and clients by the names that they see. */
  search?: { words: string; names: readonly string[]; clientIds: readonly string[] } | undefined;
  page: number;
  limit: number;
}

export async function allJobs(
  { db }: { db: Db },
  question: JobQuestion,
): Promise<{ items: QueueJob[]; total: number; more: boolean }> {
  const where = conditionOf(question);
  const order = VIEW_ORDERS[question.view];
  const { rows } = await sql<QueueJob>`
    with page as (
      select * from pgboss.job where ${where}
      order by ${order} limit ${question.limit} offset ${(question.page - 1) * question.limit}
    )
    select job.id, job.name, job.data ->> 'clientId' as "clientId",
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
      tracked.done, tracked.total, tracked.cancel_requested_at is not null as "cancelRequested",
      job.created_on as "createdAt", job.start_after as "startAfter", job.started_on as "startedAt",
      job.completed_on as "endedAt"
    from page as job
    left join platform.jobs as tracked
      on tracked.client_id = (job.data ->> 'clientId')::uuid and tracked.id = job.id
    order by ${order}`.execute(db);
  return { items: rows, ...(await countUpTo({ db }, where)) };
}

function conditionOf({ view, clientIds, names, search }: JobQuestion): RawBuilder<SqlBool> {
  const conditions = [isWork, VIEW_CONDITIONS[view]];
  if (clientIds) conditions.push(sql`job.data ->> 'clientId' = any(${clientIds}::text[])`);
  if (names) conditions.push(sql`job.name = any(${names}::text[])`);
  if (search) {
    const like = `%${search.words.replaceAll(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(job.name ilike ${like} or job.id::text = ${search.words}
      or job.data -> 'asked' ->> 'requestId' ilike ${like}
      or job.name = any(${search.names}::text[])
      or job.data ->> 'clientId' = any(${search.clientIds}::text[]))`);
  }
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

async function countUpTo(
  { db }: { db: Db },
  where: RawBuilder<SqlBool>,
): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from pgboss.job where ${where} limit ${JOBS_COUNTED + 1}) as found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, JOBS_COUNTED), more: count > JOBS_COUNTED };
}
