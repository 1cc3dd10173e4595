/** Problems without a text: the web handles them itself, or only API clients receive them. */
export const UNSAID_PROBLEMS = new Set([
  'ACCESS_TOKEN_EXPIRED',
  'AUTHENTICATION_FAILED',
  'CROSS_SITE_REQUEST',
  'IMPORT_LINES_WRONG',
  'INVALID_REFRESH_TOKEN',
]);
