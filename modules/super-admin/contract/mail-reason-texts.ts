import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

/** Why a mail did not arrive, in every language; what only mailings can have falls under the last one. */
export const REASON_TEXTS = {
  UserUnknown: 'super-admin:reason.userUnknown',
  MailboxInactive: 'super-admin:reason.mailboxInactive',
  QuotaExceeded: 'super-admin:reason.quotaExceeded',
  InvalidDomain: 'super-admin:reason.invalidDomain',
  NoMailHost: 'super-admin:reason.noMailHost',
  RelayOrAccessDenied: 'super-admin:reason.relayDenied',
  SenderBlocked: 'super-admin:reason.senderBlocked',
  ContentBlocked: 'super-admin:reason.contentBlocked',
  PolicyIssue: 'super-admin:reason.policyIssue',
  SystemIssue: 'super-admin:reason.systemIssue',
  ProtocolIssue: 'super-admin:reason.protocolIssue',
  ConnectionIssue: 'super-admin:reason.connectionIssue',
  GreyListed: 'super-admin:reason.greyListed',
  CertificateInvalid: 'super-admin:reason.certificateInvalid',
  EncryptionMissing: 'super-admin:reason.encryptionMissing',
  EncryptionFailed: 'super-admin:reason.encryptionFailed',
  NoGreeting: 'super-admin:reason.noGreeting',
  NotConfirmed: 'super-admin:reason.notConfirmed',
  Unknown: 'super-admin:reason.unknown',
} as const satisfies Partial<Record<DeliveryReason, string>>;
