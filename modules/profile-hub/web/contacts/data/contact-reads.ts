import { getJourneyCall, getProfileCall } from '#modules/profile-hub/contract/profiles.ts';
import {
  getContactChoicesCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/search-profiles.ts';
import { listConsentsCall } from '#modules/profile-hub/contract/update-optin.ts';

/** What tells of many contacts; stale as soon as one of them has gone. */
export const CONTACT_LIST_READS = [searchProfilesCall, getContactChoicesCall] as const;

/** All that tells of contacts; stale as soon as one of them has changed. */
export const CONTACT_READS = [
  ...CONTACT_LIST_READS,
  getProfileCall,
  listConsentsCall,
  getJourneyCall,
] as const;
