import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { WhichTouchpoints } from '#modules/touchpoints/contract/touchpoint-filters.ts';
import { fitsSearchFilter } from './fits-search-filter.ts';

/**
 * The touchpoints that somebody ticked, or all that fit; over `touchpointsWithTotals`. Ticked ones may be deleted: who
 * cannot use those says so.
 */
export function chosenTouchpoints(which: WhichTouchpoints, clientId: string): RawBuilder<SqlBool> {
  return 'ids' in which
    ? sql<SqlBool>`touchpoint.client_id = ${clientId} and touchpoint.id = any (${which.ids}::text[])`
    : fitsSearchFilter(which.searchFilter, clientId);
}
