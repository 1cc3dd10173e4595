import type { z } from 'zod';
import type { invitationSchema, UserStatus } from '#modules/accounts/contract/user.ts';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';
import type { InvitationMail } from './invitation-mails.ts';

type State = z.input<typeof invitationSchema>['state'];

interface Invited {
  created_at: Date;
  invited_at: Date | null;
  invitation_expires_at: Date | null;
  invitation_fault: DeliveryReason | null;
}

/** State of the invitation of a user that has not signed in yet; without any link it counts as expired. */
export function describeInvitation(
  status: UserStatus,
  user: Invited,
  mail: InvitationMail | undefined,
): z.input<typeof invitationSchema> | null {
  if (status !== 'invited') return null;
  const validUntil = user.invitation_expires_at ?? user.created_at;
  return {
    state: stateOf(user, validUntil, mail),
    sentAt: (user.invited_at ?? user.created_at).toISOString(),
    validUntil: validUntil.toISOString(),
    reason: user.invitation_fault,
  };
}

/** A mail that the mail server has not confirmed is not reported as sent. */
function stateOf(user: Invited, validUntil: Date, mail: InvitationMail | undefined): State {
  if (user.invitation_fault) return 'undelivered';
  return validUntil <= new Date() ? 'expired' : (mail ?? 'sent');
}
