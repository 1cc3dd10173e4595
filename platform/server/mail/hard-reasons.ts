import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

const HARD: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'InvalidDomain',
  'NoMailHost',
  'PreBlocked',
  'BlackListed',
];

/** The address does not exist or rejects all mail, so the next mail would fail as well. */
export function isHardReason(reason: DeliveryReason): boolean {
  return HARD.includes(reason);
}
