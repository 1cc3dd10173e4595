import type { LookupFailure } from '#modules/directory/contract/products/product-lookup.ts';
import { OUTBOUND_TEXTS } from '#platform/contract/outbound/outbound-texts.ts';

export const LOOKUP_FAILURE_TEXTS = {
  ...OUTBOUND_TEXTS,
  ANSWER_NOT_UNDERSTOOD: 'directory:lookup.notUnderstood',
  NOT_AUTHORISED: 'directory:lookup.notAuthorised',
  SECRET_UNREADABLE: 'platform:webhooks.failure.secretUnreadable',
  FAILED: 'platform:error.default',
} as const satisfies Record<LookupFailure, string>;
