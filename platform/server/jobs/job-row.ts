import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { JobProgress, JobSummary } from '#platform/contract/jobs.ts';
import type { JobsTables } from './tables.ts';

export type JobRow = Selectable<JobsTables['platform.jobs']>;

export function toJobProgress(row: JobRow): JobProgress {
  return {
    id: row.id,
    clientId: row.client_id,
    state: row.state,
    done: row.done,
    total: row.total,
    note: row.note,
  };
}

export function toJobSummary(row: JobRow): JobSummary {
  return {
    ...toJobProgress(row),
    kind: row.kind,
    title: { key: row.title_key, params: row.title_params },
    cancelRequested: row.cancel_requested_at !== null,
    result: row.result,
    errorCode: row.error_code,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}

/** Key of a job in the queue. The ID alone is not enough, because the table's key has both columns. */
export interface QueuedKey {
  name: string;
  id: string;
}

/** Condition: `job` is one of the given jobs. */
export function isOneOfJobs(keys: readonly QueuedKey[]): RawBuilder<SqlBool> {
  const names = keys.map(({ name }) => name);
  const ids = keys.map(({ id }) => id);
  return sql<SqlBool>`(job.name, job.id) in (
    select * from unnest(${names}::text[], ${ids}::uuid[])
  )`;
}
