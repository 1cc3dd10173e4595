import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { JobView } from '#platform/contract/operations/job-list.ts';
import { FAILED_QUEUE } from './queue-options.ts';

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

/** Without the queue's own bookkeeping. */
export const isWork = sql<SqlBool>`(job.name <> ${sql.lit(FAILED_QUEUE)} and not starts_with(job.name, '__pgboss'))`;
