import type { z } from 'zod';
import type { invitationSchema, UserStatus } from '#modules/accounts/contract/user.ts';
import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

interface Invited {
  created_at: Date;
  invited_at: Date | null;
  invitation_expires_at: Date | null;
  invitation_fault: DeliveryReason | null;
}

/** How the invitation of somebody who has not come yet stands; without any link they have none that works. */
export function describeInvitation(
  status: UserStatus,
  user: Invited,
): z.input<typeof invitationSchema> | null {
  if (status !== 'invited') return null;
  const validUntil = user.invitation_expires_at ?? user.created_at;
  return {
    state: user.invitation_fault ? 'undelivered' : validUntil <= new Date() ? 'expired' : 'sent',
    sentAt: (user.invited_at ?? user.created_at).toISOString(),
    validUntil: validUntil.toISOString(),
    reason: user.invitation_fault,
  };
}
