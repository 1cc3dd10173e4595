import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import {
  currentPasswordWrong,
  givenPasswordSchema,
  newPasswordSchema,
  passwordTooCommon,
  passwordUnchanged,
} from './password.ts';
import { accountResting } from './sign-in.ts';

/** The signed-in user changes the password; every other session ends. The call has two addresses and one meaning. */
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
