import type { OutboundFailure } from './outbound-failure.ts';

/** Text keys for the reasons why an external system could not be reached. */
export const OUTBOUND_TEXTS = {
  ADDRESS_NOT_ALLOWED: 'platform:outbound.addressNotAllowed',
  HTTPS_REQUIRED: 'platform:outbound.httpsRequired',
  NAME_UNKNOWN: 'platform:outbound.nameUnknown',
  CONNECTION_FAILED: 'platform:outbound.connectionFailed',
  CERTIFICATE_INVALID: 'platform:outbound.certificateInvalid',
  TIMED_OUT: 'platform:outbound.timedOut',
  ANSWER_TOO_LARGE: 'platform:outbound.answerTooLarge',
  STATUS_NOT_OK: 'platform:outbound.statusNotOk',
} as const satisfies Record<OutboundFailure | 'STATUS_NOT_OK', string>;
