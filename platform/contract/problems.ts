import { defineProblem } from './problem.ts';

/** Problems that any call can return. */
export const authenticationFailed = defineProblem({
  status: 401,
  code: 'AUTHENTICATION_FAILED',
  title: 'There is no valid session.',
});
export const invalidRefreshToken = defineProblem({
  status: 401,
  code: 'INVALID_REFRESH_TOKEN',
  title: 'The refresh token is spent, expired or unknown.',
});
/** On 498 the client refreshes its token and retries the request. */
export const accessTokenExpired = defineProblem({
  status: 498,
  code: 'ACCESS_TOKEN_EXPIRED',
  title: 'The access token has expired.',
});
export const forbidden = defineProblem({
  status: 403,
  code: 'FORBIDDEN',
  title: 'This user may not do this.',
});
/** The client uses this module only in another product [GEN-05]. */
export const moduleOpensElsewhere = defineProblem({
  status: 403,
  code: 'MODULE_OPENS_ELSEWHERE',
  title: 'This client uses the module in another product, so nothing is done with it here.',
});
export const notFound = defineProblem({
  status: 404,
  code: 'NOT_FOUND',
  title: 'There is nothing at this address.',
});
/** Names the user who saved first. `by` is empty when the name is no longer known. */
export const changedMeanwhile = defineProblem<{ by: string; at: string }>({
  status: 409,
  code: 'CHANGED_MEANWHILE',
  title: 'Somebody has changed the record since it was read.',
});
export const crossSiteRequest = defineProblem({
  status: 403,
  code: 'CROSS_SITE_REQUEST',
  title: 'A change must come from this site.',
});
export const tooManyRequests = defineProblem<{ seconds: number }>({
  status: 429,
  code: 'TOO_MANY_REQUESTS',
  title: 'Too many requests.',
});
export const unavailable = defineProblem({
  status: 503,
  code: 'UNAVAILABLE',
  title: 'The service is not available for the moment.',
});
