import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineProblem } from '#platform/contract/problem.ts';

/** Signing in through an outside OpenID Connect provider. */
export const providerSignInFailed = defineProblem({
  status: 422,
  code: 'PROVIDER_SIGN_IN_FAILED',
  title: 'The identity provider did not confirm the sign-in.',
});
export const providerUserUnknown = defineProblem({
  status: 403,
  code: 'PROVIDER_USER_UNKNOWN',
  title: 'Nobody here has the e-mail that the provider confirmed.',
});

const addressAskedFor = z.string().max(2_000).default('/');

export const startProviderSignInCall = defineCall({
  method: 'POST',
  path: '/api/user/provider/start',
  module: 'accounts',
  summary: 'Begin a sign-in at the outside provider.',
  access: { kind: 'public', reason: 'This is how a session begins.' },
  body: z.strictObject({ redirect: addressAskedFor }),
  response: z.object({ url: z.string() }),
  errors: [providerSignInFailed],
});

export const completeProviderSignInCall = defineCall({
  method: 'POST',
  path: '/api/user/provider/complete',
  module: 'accounts',
  summary: 'Finish a sign-in with what the provider sent back.',
  access: {
    kind: 'public',
    reason: 'The provider’s code and the sealed cookie of the start are the proof.',
  },
  body: z.strictObject({ query: z.string().max(8_000) }),
  response: z.object({ redirect: z.string() }),
  errors: [providerSignInFailed, providerUserUnknown],
});
