import type { ListedUser } from '#modules/accounts/contract/user-list.ts';
import type { DeliveryReason } from '#platform/contract/mail-delivery.ts';

/** Display state of a user with its reason, such as a bounced mail or the remaining validity of the link. */
export type UserStateNow =
  | { kind: 'active' | 'disabled' | 'invited' }
  /** The mail server has not accepted the mail yet, or acceptance is unknown. */
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
  // The page may stay open for days, so the current time decides, not the state at load time.
  if (invitation.state === 'expired' || left <= 0)
    return { kind: 'expired', since: invitation.validUntil };
  if (invitation.state === 'waiting') return { kind: 'queued' };
  if (invitation.state === 'unconfirmed' || invitation.state === 'stored')
    return { kind: invitation.state };
  if (now.getTime() - Date.parse(invitation.sentAt) < HOUR_MS)
    return { kind: 'just-invited', at: invitation.sentAt };
  return { kind: 'waiting', days: Math.floor(left / DAY_MS), hours: Math.ceil(left / HOUR_MS) };
}

/** Short texts for failed deliveries; reasons that only mailings can have share the last text. */
const TEXTS = {
  UserUnknown: 'accounts:delivery.userUnknown',
  MailboxInactive: 'accounts:delivery.mailboxInactive',
  QuotaExceeded: 'accounts:delivery.quotaExceeded',
  InvalidDomain: 'accounts:delivery.invalidDomain',
  NoMailHost: 'accounts:delivery.invalidDomain',
  RelayOrAccessDenied: 'accounts:delivery.refused',
  SenderBlocked: 'accounts:delivery.refused',
  ContentBlocked: 'accounts:delivery.refused',
  PolicyIssue: 'accounts:delivery.refused',
  SpamPreBlocked: 'accounts:delivery.refused',
  BlackListed: 'accounts:delivery.refused',
  SystemIssue: 'accounts:delivery.serverTrouble',
  ProtocolIssue: 'accounts:delivery.serverTrouble',
  ConnectionIssue: 'accounts:delivery.noConnection',
  GreyListed: 'accounts:delivery.serverTrouble',
  CertificateInvalid: 'accounts:delivery.ownServer',
  EncryptionMissing: 'accounts:delivery.ownServer',
  EncryptionFailed: 'accounts:delivery.ownServer',
  NoGreeting: 'accounts:delivery.ownServer',
  NotConfirmed: 'accounts:delivery.notConfirmed',
} as const satisfies Partial<Record<DeliveryReason, string>>;

type Known = keyof typeof TEXTS;

export function deliveryReasonText(reason: string | null) {
  const isKnown = reason !== null && Object.hasOwn(TEXTS, reason);
  return isKnown ? TEXTS[reason as Known] : ('accounts:delivery.unknown' as const);
}
