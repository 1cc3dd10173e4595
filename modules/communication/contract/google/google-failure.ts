/** How a call of Google can fail. `rate-limited` and `unavailable` pass by themselves, the others need a person. */
export const GOOGLE_FAILURES = [
  'not-allowed',
  'not-found',
  'rate-limited',
  'invalid',
  'unavailable',
] as const;
export type GoogleFailureKind = (typeof GOOGLE_FAILURES)[number];
