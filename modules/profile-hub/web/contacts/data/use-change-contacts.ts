import {
  createProfileCall,
  setCriterionCall,
  updateProfileCall,
} from '#modules/profile-hub/contract/profiles.ts';
import { updateOptinCall } from '#modules/profile-hub/contract/update-optin.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';
import { CONTACT_READS } from './contact-reads.ts';

const CHANGES = { changes: CONTACT_READS };

/** What changes contacts, with the reads that are stale after it. */
export function useChangeContacts() {
  return {
    create: useCallMutation(createProfileCall, CHANGES),
    update: useCallMutation(updateProfileCall, CHANGES),
    setCriterion: useCallMutation(setCriterionCall, CHANGES),
    updateOptin: useCallMutation(updateOptinCall, CHANGES),
  };
}
