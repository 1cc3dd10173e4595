import type { DeliveryReason } from '#platform/contract/delivery-reason.ts';

const HARD: readonly DeliveryReason[] = [
  'UserUnknown',
  'MailboxInactive',
  'InvalidDomain',
  'NoMailHost',
  'PreBlocked',
  'BlackListed',
];

/** There is nobody at this address, or nothing is let through to it: the next mail would fare no better. */
export function isHardReason(reason: DeliveryReason): boolean {
  return HARD.includes(reason);
}
