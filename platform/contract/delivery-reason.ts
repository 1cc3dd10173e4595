import { z } from 'zod';

/** Why a mail did not arrive, as the suite has always named it; the web has a sentence for each. */
export const DELIVERY_REASONS = [
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
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];
export const deliveryReasonSchema = z.enum(DELIVERY_REASONS);
