import type { FieldFault } from '#platform/contract/field-fault.ts';

/** The second time must be as the first [PRO-03]. */
export function passwordsMatch(values: {
  password: string;
  again: string;
}): FieldFault | undefined {
  if (values.again === '') return { code: 'required' };
  return values.again === values.password ? undefined : { code: 'passwordsMustMatch' };
}
