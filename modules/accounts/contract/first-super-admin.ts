import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { NAME_MAX_LENGTH } from '#platform/contract/limits.ts';
import { localeSchema } from '#platform/contract/locale.ts';
import { email } from '#platform/contract/text/email.ts';
import { line } from '#platform/contract/text/text.ts';
import { newPasswordSchema, passwordLinkInvalid, passwordTooCommon } from './password.ts';

/** An empty house has nobody to invite the first person, so the start prints a link that works once. */
export const createFirstSuperAdminCall = defineCall({
  method: 'POST',
  path: '/api/user/first-super-admin',
  module: 'accounts',
  summary: 'Create the first super admin of an empty installation.',
  access: { kind: 'link', reason: 'The one-time token printed at the start is the proof.' },
  body: z.strictObject({
    token: z.string().min(20).max(200),
    email,
    firstName: line({ min: 1, max: NAME_MAX_LENGTH }),
    lastName: line({ min: 1, max: NAME_MAX_LENGTH }),
    locale: localeSchema,
    password: newPasswordSchema,
  }),
  response: z.null(),
  status: 204,
  errors: [passwordLinkInvalid, passwordTooCommon],
});
