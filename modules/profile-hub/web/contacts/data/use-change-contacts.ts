import {
  createProfileCall,
  getJourneyCall,
  getProfileCall,
  setCriterionCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import {
  getContactChoicesCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/search-profiles.ts';
import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/update-optin.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = {
  changes: [
    searchProfilesCall,
    getContactChoicesCall,
    getProfileCall,
    listConsentsCall,
    getJourneyCall,
  ],
};

/** What changes contacts, with the reads that are stale after it. */
export function useChangeContacts() {
  return {
    create: useCallMutation(createProfileCall, CHANGES),
    update: useCallMutation(updateProfileCall, CHANGES),
    setCriterion: useCallMutation(setCriterionCall, CHANGES),
    updateOptin: useCallMutation(updateOptinCall, CHANGES),
  };
}
