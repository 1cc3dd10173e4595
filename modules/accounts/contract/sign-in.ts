import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { captchaChallengeSchema } from '#platform/contract/captcha.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { givenPasswordSchema } from './password.ts';

/** Sign-in with e-mail and password. */
export const wrongCredentials = defineProblem<{ triesLeft: number; minutes: number }>({
  status: 422,
  code: 'WRONG_CREDENTIALS',
  title: 'Email or password is incorrect.',
});
export const accountResting = defineProblem<{ minutes: number }>({
  status: 429,
  code: 'ACCOUNT_RESTING',
  title: 'Too many failed sign-ins; the account or address rests for a while.',
});
export const passwordSignInOff = defineProblem({
  status: 403,
  code: 'PASSWORD_SIGN_IN_OFF',
  title: 'Sign-in goes through the outside identity provider.',
});

export const signInCall = defineCall({
  method: 'POST',
  path: '/api/user/auth',
  module: 'accounts',
  summary: 'Sign in with email and password.',
  access: {
    kind: 'public',
    reason: 'This is how a session begins; failed tries are slowed and locked.',
  },
  body: z.strictObject({ username: email, password: givenPasswordSchema }),
  response: z.object({ userId: z.string() }),
  errors: [wrongCredentials, accountResting, passwordSignInOff],
});

/** The available sign-in methods: password form, identity provider, and the captcha in use. */
export const signInOptionsCall = defineCall({
  method: 'GET',
  path: '/api/user/sign-in-options',
  module: 'accounts',
  summary: 'The ways to sign in here.',
  access: { kind: 'public', reason: 'The sign-in page needs it before anybody is signed in.' },
  response: z.object({
    password: z.boolean(),
    provider: z.object({ name: z.string() }).nullable(),
    captcha: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('proof-of-work') }),
      z.object({ kind: z.literal('recaptcha'), siteKey: z.string() }),
    ]),
    mailbox: z.boolean(),
  }),
});

export const captchaChallengeCall = defineCall({
  method: 'GET',
  path: '/api/user/captcha',
  module: 'accounts',
  summary: 'A proof-of-work challenge.',
  access: { kind: 'public', reason: 'Asked before anybody is signed in.' },
  response: captchaChallengeSchema,
});

/** Sign-in through an external OpenID Connect provider. */
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

const redirectSchema = z.string().max(2_000).default('/');

export const startProviderSignInCall = defineCall({
  method: 'POST',
  path: '/api/user/provider/start',
  module: 'accounts',
  summary: 'Begin a sign-in at the outside provider.',
  access: { kind: 'public', reason: 'This is how a session begins.' },
  body: z.strictObject({ redirect: redirectSchema }),
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
