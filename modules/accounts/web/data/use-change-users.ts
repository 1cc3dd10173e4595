import {
  bulkUsersCall,
  invitationLinkCall,
  resendInvitationCall,
  userMailsCall,
} from '#modules/accounts/contract/invite-user.ts';
import { listUsersCall } from '#modules/accounts/contract/list-users.ts';
import { getUserCall, updateUserCall } from '#modules/accounts/contract/manage-user.ts';
import { useCallMutation } from '#platform/web/api/use-call-mutation.ts';

const CHANGES = { changes: [listUsersCall, getUserCall, userMailsCall] };

/** What changes users of a client, each with the reads that are stale after it. */
export function useChangeUsers() {
  return {
    update: useCallMutation(updateUserCall, CHANGES),
    resend: useCallMutation(resendInvitationCall, CHANGES),
    link: useCallMutation(invitationLinkCall, CHANGES),
    bulk: useCallMutation(bulkUsersCall, CHANGES),
  };
}
