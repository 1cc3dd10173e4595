import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { email } from '#platform/contract/text/email.ts';
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
