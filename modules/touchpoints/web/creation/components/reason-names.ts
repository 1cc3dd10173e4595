import type { LookupReason } from '#modules/touchpoints/contract/product-lookup.ts';

/** Why references stay out, as they are counted. */
export const REASON_NAMES = {
  unknown: 'touchpoints:reason.unknown',
  failed: 'touchpoints:reason.failed',
  hasTouchpoint: 'touchpoints:reason.hasTouchpoint',
  switchedOff: 'touchpoints:reason.switchedOff',
  inactive: 'touchpoints:reason.inactive',
  notGtin: 'touchpoints:reason.notGtin',
  givenTwice: 'touchpoints:reason.givenTwice',
} as const satisfies Record<LookupReason, string>;
