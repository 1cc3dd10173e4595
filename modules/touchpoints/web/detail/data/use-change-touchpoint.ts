import {
  bulkChangeTouchpointsCall,
  findTouchpointCall,
  updateTouchpointCall,
} from '#modules/touchpoints/contract/change-touchpoints.ts';
import { refreshLandingPageCall } from '#modules/touchpoints/contract/landing-pages.ts';
import { refreshQrCodeCall, tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import {
  getSearchFiltersCall,
  searchTouchpointsCall,
} from '#modules/touchpoints/contract/search-touchpoints.ts';
import { getTouchpointStatisticsCall } from '#modules/touchpoints/contract/statistics.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [
    findTouchpointCall,
    searchTouchpointsCall,
    getSearchFiltersCall,
    tryQrCodeCall,
    getTouchpointStatisticsCall,
  ],
};

/** What changes a touchpoint, each with the reads that are stale after it. */
export function useChangeTouchpoint() {
  return {
    update: useCallMutation(updateTouchpointCall, CHANGES),
    change: useCallMutation(bulkChangeTouchpointsCall, CHANGES),
    refreshCode: useCallMutation(refreshQrCodeCall, CHANGES),
    refreshLanding: useCallMutation(refreshLandingPageCall, CHANGES),
  };
}
