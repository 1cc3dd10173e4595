import type { ReactNode } from 'react';
import {
  currentPasswordWrong,
  passwordTooCommon,
  passwordUnchanged,
} from '#modules/accounts/contract/password.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { CurrentPasswordWrong } from './current-password-wrong.tsx';

/** The words of a password form where they differ from those of any field [PRO-03]. */
export function passwordFault({ code, ...rest }: FieldFault): ReactNode {
  if (code === currentPasswordWrong.code) return <CurrentPasswordWrong />;
  if (code === passwordTooCommon.code) return <FieldMessage fault={{ code: 'tooCommon' }} />;
  if (code === passwordUnchanged.code) return <FieldMessage fault={{ code: 'passwordSame' }} />;
  if (code === 'minLength') return <FieldMessage fault={{ code: 'passwordMinLength', ...rest }} />;
  return undefined;
}
