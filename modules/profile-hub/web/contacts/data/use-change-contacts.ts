import { listConsentsCall, updateOptinCall } from '#modules/profile-hub/contract/consents.ts';
import {
  createProfileCall,
  getContactChoicesCall,
  getJourneyCall,
  getProfileCall,
  searchProfilesCall,
  setCriterionCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import { useCallMutation } from '#platform/web/api/use-call.ts';

/** Queries over many contacts; invalidated when a contact is removed. */
export const CONTACT_LIST_READS = [searchProfilesCall, getContactChoicesCall] as const;

/** All queries about contacts; invalidated when a contact changes. */
export const CONTACT_READS = [
  ...CONTACT_LIST_READS,
  getProfileCall,
  listConsentsCall,
  getJourneyCall,
] as const;

const CHANGES = { changes: CONTACT_READS };

/** Changes of contacts, with the reads that they invalidate. */
export function useChangeContacts() {
  return {
    create: useCallMutation(createProfileCall, CHANGES),
    update: useCallMutation(updateProfileCall, CHANGES),
    setCriterion: useCallMutation(setCriterionCall, CHANGES),
    updateOptin: useCallMutation(updateOptinCall, CHANGES),
  };
}
