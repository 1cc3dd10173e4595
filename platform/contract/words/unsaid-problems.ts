/** The web acts on these itself, or only programs are ever told: nobody reads words for them. */
export const UNSAID_PROBLEMS = new Set([
  'ACCESS_TOKEN_EXPIRED',
  'AUTHENTICATION_FAILED',
  'CROSS_SITE_REQUEST',
  'IMPORT_LINES_WRONG',
  'INVALID_REFRESH_TOKEN',
]);
