import type { FieldFault } from '#platform/contract/field-fault.ts';

/** Both passwords must be equal [PRO-03]. */
export function passwordsMatch(values: {
  password: string;
  again: string;
}): FieldFault | undefined {
  if (values.again === '') return { code: 'required' };
  return values.again === values.password ? undefined : { code: 'passwordsMustMatch' };
}
