import { passwordUnchanged } from '#modules/accounts/contract/password.ts';
import type { FieldFault } from '#platform/contract/field-fault.ts';

/** The current one again would be no change; an empty one is the schema's to refuse. */
export function passwordDiffers(values: {
  currentPassword: string;
  password: string;
}): FieldFault | undefined {
  const isSame = values.password !== '' && values.password === values.currentPassword;
  return isSame ? { code: passwordUnchanged.code } : undefined;
}
