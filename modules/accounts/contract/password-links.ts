import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { defineProblem } from '#platform/contract/problem.ts';
import { email } from '#platform/contract/text/typed-values.ts';
import { newPasswordSchema, passwordLinkInvalid, passwordTooCommon } from './password.ts';

/** Links that set a forgotten or a first password. The response never reveals whether an account exists. */
export const captchaFailed = defineProblem({
  status: 422,
  code: 'CAPTCHA_FAILED',
  title: 'The proof that a person asked was missing or wrong.',
});

const captchaAnswer = z.string().min(1).max(4_096);
const mailsAreSlowed = { max: 10, seconds: 600 };

export const requestPasswordResetCall = defineCall({
  method: 'POST',
  path: '/auth/user/password/reset/token',
  module: 'accounts',
  summary: 'Ask for a link to set a new password.',
  access: {
    kind: 'public',
    reason: 'Who forgot the password cannot sign in; a captcha and a rate stand before it.',
  },
  body: z.strictObject({ username: email, recaptchaResponse: captchaAnswer }),
  response: z.null(),
  status: 204,
  errors: [captchaFailed],
  rate: mailsAreSlowed,
});

export const forgetPasswordCall = defineCall({
  method: 'POST',
  path: '/api/user/forget_password',
  module: 'accounts',
  summary: 'Ask for a reset link, or once more for the invitation.',
  access: {
    kind: 'public',
    reason: 'Who forgot the password cannot sign in; a captcha and a rate stand before it.',
  },
  body: z.strictObject({
    username: email,
    recaptchaResponse: captchaAnswer,
    invitation: z.boolean().default(false),
  }),
  response: z.null(),
  status: 204,
  errors: [captchaFailed],
  rate: mailsAreSlowed,
});

const tokenSchema = z.string().min(20).max(200);

export const checkPasswordLinkCall = defineCall({
  method: 'POST',
  path: '/api/user/password/check',
  module: 'accounts',
  summary: 'Whether a link still sets a password, and for whom.',
  access: { kind: 'link', reason: 'The token in the body is the proof.' },
  body: z.strictObject({ token: tokenSchema }),
  response: z.object({
    email: z.string(),
    firstName: z.string(),
    /** The page uses the same language as the mail. */
    locale: localeSchema,
    invitation: z.boolean(),
  }),
  errors: [passwordLinkInvalid],
});

export const setPasswordCall = defineCall({
  method: 'POST',
  path: '/api/user/password',
  module: 'accounts',
  summary: 'Set a password with the token of a reset or invitation link.',
  access: { kind: 'link', reason: 'The token in the body is the proof.' },
  body: z.strictObject({ token: tokenSchema, password: newPasswordSchema }),
  response: z.null(),
  status: 204,
  errors: [passwordLinkInvalid, passwordTooCommon],
});
