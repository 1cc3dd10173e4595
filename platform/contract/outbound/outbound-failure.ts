/** Why another system could not be reached or its answer not be used; the web has a sentence for each. */
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
