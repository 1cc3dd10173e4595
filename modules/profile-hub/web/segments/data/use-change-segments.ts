import {
  countSegmentsCall,
  listRuleFieldsCall,
} from '#modules/profile-hub/contract/count-segments.ts';
import { searchProfilesCall } from '#modules/profile-hub/contract/search-profiles.ts';
import { getSegmentUsesCall } from '#modules/profile-hub/contract/segment-uses.ts';
import {
  changeMembersCall,
  createSegmentCall,
  deleteSegmentCall,
  duplicateSegmentCall,
  getSegmentCall,
  listSegmentsCall,
  restoreSegmentCall,
  updateSegmentCall,
} from '#modules/profile-hub/contract/segments.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [
    listSegmentsCall,
    getSegmentCall,
    getSegmentUsesCall,
    countSegmentsCall,
    listRuleFieldsCall,
  ],
};

/** What changes segments, each with the reads that are stale after it. */
export function useChangeSegments() {
  return {
    create: useCallMutation(createSegmentCall, CHANGES),
    update: useCallMutation(updateSegmentCall, CHANGES),
    remove: useCallMutation(deleteSegmentCall, CHANGES),
    restore: useCallMutation(restoreSegmentCall, CHANGES),
    duplicate: useCallMutation(duplicateSegmentCall, CHANGES),
    // Members may be visible on screen.
    members: useCallMutation(changeMembersCall, {
      changes: [...CHANGES.changes, searchProfilesCall],
    }),
  };
}
