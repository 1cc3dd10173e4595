import { findTouchpointCall } from '#modules/touchpoints/contract/change-touchpoints.ts';
import { fixDeadCodeCall, listDeadCodesCall } from '#modules/touchpoints/contract/dead-codes.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [listDeadCodesCall, getSearchFiltersCall, searchTouchpointsCall, findTouchpointCall],
};

/** Leads a dead code somewhere; the lists that are stale after it are read again. */
export function useFixDeadCode() {
  return useCallMutation(fixDeadCodeCall, CHANGES);
}
