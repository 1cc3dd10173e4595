import { getJourneyCall, getProfileCall } from '#modules/profile-hub/contract/profiles.ts';
import {
  getContactChoicesCall,
  searchProfilesCall,
} from '#modules/profile-hub/contract/search-profiles.ts';
import { listConsentsCall } from '#modules/profile-hub/contract/update-optin.ts';

/** Queries over many contacts; invalidated when a contact is removed. */
export const CONTACT_LIST_READS = [searchProfilesCall, getContactChoicesCall] as const;

/** All queries about contacts; invalidated when a contact changes. */
export const CONTACT_READS = [
  ...CONTACT_LIST_READS,
  getProfileCall,
  listConsentsCall,
  getJourneyCall,
] as const;
