/** Why an external system could not be reached or its response not be used; the web has a text for each. */
export const OUTBOUND_FAILURES = [
  'ADDRESS_NOT_ALLOWED',
  'HTTPS_REQUIRED',
  'NAME_UNKNOWN',
  'CONNECTION_FAILED',
  'CERTIFICATE_INVALID',
  'TIMED_OUT',
  'ANSWER_TOO_LARGE',
] as const;
export type OutboundFailure = (typeof OUTBOUND_FAILURES)[number];

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
