import type { RawBuilder, SqlBool } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-list.ts';
import { chosenSql } from '#platform/server/lists/chosen-sql.ts';
import { searchFilterSql } from './search-filter-sql.ts';

/**
 * The selected touchpoints, or all matching ones without the excluded ones; queries `touchpointsWithTotals`. The
 * selection may contain deleted ones, so callers must exclude them if needed.
 */
export function chosenTouchpoints(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return chosenSql(which, {
    alias: 'touchpoint',
    clientId,
    idType: 'text',
    matches: (filter) => searchFilterSql(filter, clientId),
  });
}
