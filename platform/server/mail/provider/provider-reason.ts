import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

/** All 22 reasons that the suite uses; a provider states them as text. */
const REASONS: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'QuotaExceeded',
  'InvalidDomain',
  'NoMailHost',
  'RelayOrAccessDenied',
  'SenderBlocked',
  'ContentBlocked',
  'PolicyIssue',
  'SystemIssue',
  'ProtocolIssue',
  'ConnectionIssue',
  'GreyListed',
  'PreBlocked',
  'DuplicateInCampaign',
  'SpamPreBlocked',
  'BadOrEmptyTemplate',
  'ErrorInTemplateLanguage',
  'TypoFix',
  'BlackListed',
  'SpamReporter',
  'Unknown',
];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
const byWords: ReadonlyMap<string, DeliveryReason> = new Map([
  ...REASONS.map((reason) => [plain(reason), reason] as const),
  [plain('relay/access denied'), 'RelayOrAccessDenied'],
]);

/** `user unknown` is UserUnknown, `relay/access denied` RelayOrAccessDenied. */
export function providerReason(error: string): DeliveryReason {
  return byWords.get(plain(error)) ?? 'Unknown';
}
