import type { ListedUser } from '#modules/accounts/contract/list-users.ts';

/** How a user stands, with what tells why: the mail that came back, the link that is still good or no more. */
export type UserStateNow =
  | { kind: 'active' | 'disabled' | 'invited' }
  /** Its mail was not taken by the mail server yet, or nobody knows whether it was. */
  | { kind: 'queued' | 'unconfirmed' | 'stored' }
  | { kind: 'just-invited'; at: string }
  | { kind: 'waiting'; days: number; hours: number }
  | { kind: 'expired'; since: string }
  | { kind: 'undelivered'; reason: string | null };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export function userStateNow(
  { status, invitation }: Pick<ListedUser, 'status' | 'invitation'>,
  now: Date,
): UserStateNow {
  if (status !== 'invited') return { kind: status };
  if (!invitation) return { kind: 'invited' };
  if (invitation.state === 'undelivered') return { kind: 'undelivered', reason: invitation.reason };
  const left = Date.parse(invitation.validUntil) - now.getTime();
  // The page may stand open for days: the clock decides, not what was true when it was read.
  if (invitation.state === 'expired' || left <= 0)
    return { kind: 'expired', since: invitation.validUntil };
  if (invitation.state === 'waiting') return { kind: 'queued' };
  if (invitation.state === 'unconfirmed' || invitation.state === 'stored')
    return { kind: invitation.state };
  if (now.getTime() - Date.parse(invitation.sentAt) < HOUR_MS)
    return { kind: 'just-invited', at: invitation.sentAt };
  return { kind: 'waiting', days: Math.floor(left / DAY_MS), hours: Math.ceil(left / HOUR_MS) };
}
