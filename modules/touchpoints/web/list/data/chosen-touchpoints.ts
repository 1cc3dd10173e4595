import { BULK_IDS_LIMIT } from '#modules/touchpoints/contract/limits.ts';
import type { TableSelection } from '#platform/web/table/selection/table-selection.ts';
import type { searchFilterOf } from './touchpoints-question.ts';

type SearchFilter = ReturnType<typeof searchFilterOf>;
export type Which = { ids: string[] } | { searchFilter: SearchFilter; except: string[] };

/** Chosen rows as the server is told about them; undefined where more were taken out of all than a call takes. */
export function whichOf(chosen: TableSelection, searchFilter: SearchFilter): Which | undefined {
  if (chosen.kind === 'ids')
    return chosen.ids.size <= BULK_IDS_LIMIT ? { ids: [...chosen.ids] } : undefined;
  return chosen.except.size <= BULK_IDS_LIMIT
    ? { searchFilter, except: [...chosen.except] }
    : undefined;
}
