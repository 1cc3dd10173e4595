import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { searchFilterSql } from './search-filter-sql.ts';

/**
 * The touchpoints that somebody ticked, or all that fit without those that were taken out; over `touchpointsWithTotals`.
 * Ticked ones may be deleted: who cannot use those says so.
 */
export function chosenTouchpoints(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  if ('ids' in which)
    return sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id = any (${which.ids}::text[])`;
  const fits = searchFilterSql(which.filter, clientId);
  return which.except.length > 0
    ? sql<SqlBool>`${fits} and touchpoint.id <> all (${which.except}::text[])`
    : fits;
}
