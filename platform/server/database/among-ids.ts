import { type RawBuilder, sql } from 'kysely';

/**
 * Some ids, also a hundred thousand of them, for `id in ${amongIds(ids)}`. As one text: the driver would look for characters
 * to escape in each of them, and the planner would weigh each of an array. Only for ids that were read or checked.
 */
export function amongIds(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select unnest(${`{${ids.join(',')}}`}::uuid[]))`;
}
