import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { partOf } from '#platform/contract/fields/record-fields.ts';
import { newPasswordSchema, passwordLinkInvalid, passwordTooCommon } from './password.ts';
import { personFields } from './user-fields.ts';

const tokenSchema = z.string().min(20).max(200);

/** An empty house has nobody to invite the first person, so the start prints a link that works once. */
export const createFirstSuperAdminCall = defineCall({
  method: 'POST',
  path: '/api/user/first-super-admin',
  module: 'accounts',
  summary: 'Create the first super admin of an empty installation.',
  access: { kind: 'link', reason: 'The one-time token printed at the start is the proof.' },
  body: z
    .strictObject(partOf(personFields, 'schema'))
    .pick({ email: true, firstName: true, lastName: true, locale: true })
    .extend({ token: tokenSchema, password: newPasswordSchema }),
  response: z.null(),
  status: 204,
  errors: [passwordLinkInvalid, passwordTooCommon],
});

/** Asked before the form is shown: a used link leads nowhere. */
export const checkFirstSuperAdminLinkCall = defineCall({
  method: 'POST',
  path: '/api/user/first-super-admin/link',
  module: 'accounts',
  summary: 'Check whether the link for the first super admin can still be used.',
  access: { kind: 'link', reason: 'The one-time token printed at the start is the proof.' },
  body: z.strictObject({ token: tokenSchema }),
  response: z.null(),
  status: 204,
  errors: [passwordLinkInvalid],
});
