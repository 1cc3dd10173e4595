import { z } from 'zod';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#platform/contract/limits.ts';
import { defineProblem } from '#platform/contract/problem.ts';

/** A new password must be long rather than complex. The server refuses common passwords. */
export const newPasswordSchema = z
  .string()
  .min(PASSWORD_MIN_LENGTH, { error: 'passwordMinLength' })
  .max(PASSWORD_MAX_LENGTH);
/** A password that is only compared: any length that could ever have been set. */
export const givenPasswordSchema = z.string().min(1).max(PASSWORD_MAX_LENGTH);

export const passwordTooCommon = defineProblem({
  status: 422,
  code: 'PASSWORD_TOO_COMMON',
  title: 'This password is on the list of the most used ones.',
  field: 'body.password',
});
export const passwordUnchanged = defineProblem({
  status: 422,
  code: 'PASSWORD_UNCHANGED',
  title: 'The new password is the current one.',
  field: 'body.password',
});
export const currentPasswordWrong = defineProblem({
  status: 422,
  code: 'CURRENT_PASSWORD_WRONG',
  title: 'The current password is incorrect.',
  field: 'body.currentPassword',
});
export const passwordLinkInvalid = defineProblem({
  status: 410,
  code: 'PASSWORD_LINK_INVALID',
  title: 'The link is spent, expired or broken.',
});
