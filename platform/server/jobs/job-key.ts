import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Where a job stands in the queue. Its id alone is not enough: the table is keyed by both. */
export interface QueuedKey {
  name: string;
  id: string;
}

/** `job` is one of the given. */
export function isOneOf(keys: readonly QueuedKey[]): RawBuilder<SqlBool> {
  const names = keys.map(({ name }) => name);
  const ids = keys.map(({ id }) => id);
  return sql<SqlBool>`(job.name, job.id) in (
    select * from unnest(${names}::text[], ${ids}::uuid[])
  )`;
}
