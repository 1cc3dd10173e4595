import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { newPasswordSchema, passwordLinkInvalid, passwordTooCommon } from './password.ts';
import { personFields } from './user-fields.ts';

const tokenSchema = z.string().min(20).max(200);

/** A new installation has no user to send the first invitation, so the server prints a single-use link at startup. */
export const createFirstSuperAdminCall = defineCall({
  method: 'POST',
  path: '/api/user/first-super-admin',
  module: 'accounts',
  summary: 'Create the first super admin of an empty installation.',
  access: { kind: 'link', reason: 'The one-time token printed at the start is the proof.' },
  body: z
    .strictObject(pickFieldPart(personFields, 'schema'))
    .pick({ email: true, firstName: true, lastName: true, locale: true })
    .extend({ token: tokenSchema, password: newPasswordSchema }),
  response: z.null(),
  status: 204,
  errors: [passwordLinkInvalid, passwordTooCommon],
});

/** The page checks the link before it shows the form. */
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
