import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  undoEndTouchpointsCall,
} from '#modules/touchpoints/contract/change-touchpoints.ts';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import {
  getZipTouchpointQrUrlCall,
  refreshQrCodeCall,
} from '#modules/touchpoints/contract/qr-codes.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = { changes: [searchTouchpointsCall, getSearchFiltersCall, findTouchpointCall] };

/** What changes many touchpoints, each with the reads that are stale after it. */
export function useChangeTouchpoints() {
  return {
    change: useCallMutation(bulkChangeTouchpointsCall, CHANGES),
    undoEnd: useCallMutation(undoEndTouchpointsCall, CHANGES),
    refreshCodes: useCallMutation(refreshQrCodeCall, CHANGES),
    refreshPages: useCallMutation(refreshLandingPageCall, CHANGES),
    zip: useCallMutation(getZipTouchpointQrUrlCall),
  };
}
