import type { LookupFailure } from '#modules/directory/contract/products/product-lookup.ts';

export const LOOKUP_FAILURE_TEXTS = {
  ADDRESS_NOT_ALLOWED: 'platform:outbound.addressNotAllowed',
  HTTPS_REQUIRED: 'platform:outbound.httpsRequired',
  NAME_UNKNOWN: 'platform:outbound.nameUnknown',
  CONNECTION_FAILED: 'platform:outbound.connectionFailed',
  CERTIFICATE_INVALID: 'platform:outbound.certificateInvalid',
  TIMED_OUT: 'platform:outbound.timedOut',
  ANSWER_TOO_LARGE: 'platform:outbound.answerTooLarge',
  STATUS_NOT_OK: 'platform:outbound.statusNotOk',
  ANSWER_NOT_UNDERSTOOD: 'directory:lookup.notUnderstood',
  NOT_AUTHORISED: 'directory:lookup.notAuthorised',
  SECRET_UNREADABLE: 'platform:webhooks.failure.secretUnreadable',
  FAILED: 'platform:error.default',
} as const satisfies Record<LookupFailure, string>;
