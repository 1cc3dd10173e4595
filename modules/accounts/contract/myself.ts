import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { pickFieldPart } from '#platform/contract/fields/record-fields.ts';
import { uuid } from '#platform/contract/ids.ts';
import { forbidden, notFound } from '#platform/contract/problems.ts';
import {
  currentPasswordWrong,
  givenPasswordSchema,
  newPasswordSchema,
  passwordTooCommon,
  passwordUnchanged,
} from './password.ts';
import { accountResting } from './sign-in.ts';
import { userSchema } from './user.ts';
import { personFields } from './user-fields.ts';

/** The signed-in user's own record. */
export const getMyselfCall = defineCall({
  method: 'GET',
  path: '/gtr-core/user/myself',
  module: 'accounts',
  summary: 'The signed-in user.',
  access: { kind: 'session' },
  query: z.strictObject({ clientId: uuid.optional() }),
  response: userSchema,
  errors: [forbidden],
});

/** The signed-in user changes their own names and language. */
export const updateSettingsCall = defineCall({
  method: 'POST',
  path: '/api/user/update_settings',
  module: 'accounts',
  summary: 'Change your own names and language.',
  access: { kind: 'session' },
  body: z
    .strictObject(pickFieldPart(personFields, 'schema'))
    .pick({ firstName: true, lastName: true, locale: true }),
  response: z.null(),
  status: 204,
});

/** Changes the password; all other sessions end. Two paths have the same effect. */
const changePassword = {
  method: 'POST',
  module: 'accounts',
  summary: 'Change your own password and end all other sessions.',
  access: { kind: 'session', inPerson: true },
  body: z.strictObject({ currentPassword: givenPasswordSchema, password: newPasswordSchema }),
  response: z.null(),
  status: 204,
  errors: [currentPasswordWrong, passwordTooCommon, passwordUnchanged, accountResting],
  rate: { max: 10, seconds: 60 },
} as const;

export const changePasswordCall = defineCall({ ...changePassword, path: '/auth/change-password' });
export const updatePasswordCall = defineCall({
  ...changePassword,
  path: '/api/user/update_password',
});

/** Sessions of the user, and ending them. */
export const ownSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['desktop', 'phone', 'tablet']),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});

export const listOwnSessionsCall = defineCall({
  method: 'GET',
  path: '/api/user/sessions',
  module: 'accounts',
  summary: 'Where the signed-in user is signed in.',
  access: { kind: 'session', inPerson: true },
  response: z.array(ownSessionSchema),
});

export const endOwnSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions/{id}',
  module: 'accounts',
  summary: 'End one other session of the signed-in user.',
  access: { kind: 'session', inPerson: true },
  params: z.strictObject({ id: uuid }),
  response: z.null(),
  status: 204,
  errors: [notFound],
});

export const endOtherSessionsCall = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions',
  module: 'accounts',
  summary: 'End all other sessions of the signed-in user.',
  access: { kind: 'session', inPerson: true },
  response: z.object({ ended: z.number().int() }),
});
