import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { captchaChallengeSchema } from '#platform/contract/captcha.ts';

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
