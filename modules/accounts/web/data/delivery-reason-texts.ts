import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

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
