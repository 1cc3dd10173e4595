import { type RawBuilder, sql } from 'kysely';

/**
 * A list of IDs, even a hundred thousand, for `id in ${amongIds(ids)}`. Sent as one text, because the driver escapes
 * and the planner estimates array elements individually. Only for IDs that were read from the database or validated.
 */
export function amongIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${`{${ids.join(',')}}`}::uuid[]))`;
}
