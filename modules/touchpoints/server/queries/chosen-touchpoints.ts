import type { RawBuilder, SqlBool } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { chosenSql } from '#platform/server/lists/chosen-sql.ts';
import { searchFilterSql } from './search-filter-sql.ts';

/**
 * The touchpoints that somebody ticked, or all that fit without those that were taken out; over `touchpointsWithTotals`.
 * Ticked ones may be deleted: who cannot use those says so.
 */
export function chosenTouchpoints(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'touchpoint',
    clientId,
    idType: 'text',
    matches: (filter) => searchFilterSql(filter, clientId),
  });
}
