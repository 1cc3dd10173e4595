import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Key of a job in the queue. The ID alone is not enough, because the table's key has both columns. */
export interface QueuedKey {
  name: string;
  id: string;
}

/** `job` is one of the given. */
export function isOneOfJobs(keys: readonly QueuedKey[]): RawBuilder<SqlBool> {
  const names = keys.map(({ name }) => name);
  const ids = keys.map(({ id }) => id);
  return sql<SqlBool>`(job.name, job.id) in (
    select * from unnest(${names}::text[], ${ids}::uuid[])
  )`;
}
