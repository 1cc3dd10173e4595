import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type JobFilter, jobList } from '#platform/contract/lists/operation-lists.ts';
import type { TextReference } from '#platform/contract/text/text-keys.ts';
import type { Db } from '../../database/database.ts';
import { likePattern } from '../../database/word-search.ts';
import { conditionSql, filterSql } from '../../filters/filter-sql.ts';
import { chosenKeys } from '../../lists/chosen-records.ts';
import { COUNT_LIMIT, readPage } from '../../lists/read-page.ts';
import { isOneOfJobs, type QueuedKey } from '../job-row.ts';
import { isWork, VIEW_CONDITIONS, VIEW_ORDERS } from '../queue/queues.ts';
import { CANCELLED_CODE } from '../work/attempt-job.ts';

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
  /** Attempts begun so far. */
  tries: number;
  /** Maximum number of attempts. */
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

export interface JobSearch extends JobFilter {
  /** Jobs and clients whose display names match the search text. */
  meant?: { names: readonly string[]; clientIds: readonly string[] };
}

type WhichJobs = { ids: QueuedKey[] } | { filter: JobSearch; except: QueuedKey[] };

/** One page of the queue's jobs. `queues` maps each queue to the names of its jobs. */
export async function listQueueJobs(
  { db, queues }: { db: Db; queues: ReadonlyMap<string, readonly string[]> },
  query: JobSearch & { page: number; limit: number },
): Promise<{ items: QueueJob[]; total: number; more: boolean }> {
  const { rows, total, more } = await readPage<QueueJob>(
    { db },
    {
      page: query.page,
      limit: query.limit,
      areFew: false,
      countUpTo: COUNT_LIMIT,
      from: sql`pgboss.job as job`,
      key: sql`job.name, job.id`,
      fits: jobsFilterSql(queues, query),
      order: VIEW_ORDERS[query.view],
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
      -- No code: the job timed out or its process died.
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

/** The selected jobs, or all that match the filter except some. */
export async function selectJobKeys(
  { db, queues }: { db: Db; queues: ReadonlyMap<string, readonly string[]> },
  which: WhichJobs,
): Promise<QueuedKey[]> {
  if ('ids' in which) return which.ids;
  const { filter, except } = which;
  return chosenKeys(
    { db },
    {
      key: sql`job.name, job.id`,
      from: sql`pgboss.job as job`,
      fits: sql`${jobsFilterSql(queues, filter)} and not ${isOneOfJobs(except)}`,
      order: VIEW_ORDERS[filter.view],
    },
  );
}

/** The same filter for the list and for bulk actions; over `pgboss.job as job`. */
function jobsFilterSql(
  queues: ReadonlyMap<string, readonly string[]>,
  { meant, ...filter }: JobSearch,
): RawBuilder<SqlBool> {
  const fits = filterSql(
    jobList,
    {
      columns: {
        client: sql`job.data ->> 'clientId'`,
        queue: ({ operator, value }) =>
          conditionSql.choice(sql`job.name`, {
            operator,
            value: value.flatMap((queue) => queues.get(queue) ?? []),
          }),
      },
      views: VIEW_CONDITIONS,
      search: (searchText) => {
        const like = likePattern(searchText, 'contains');
        return sql<SqlBool>`(job.name ilike ${like} or job.id::text = ${searchText}
          or job.data -> 'asked' ->> 'requestId' ilike ${like}
          or job.name = any (${meant?.names ?? []}::text[])
          or job.data ->> 'clientId' = any (${meant?.clientIds ?? []}::text[]))`;
      },
    },
    filter,
  );
  return sql<SqlBool>`${isWork} and ${fits}`;
}
