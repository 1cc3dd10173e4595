import type { z } from 'zod';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';

export type WrongFields = Record<string, FieldFault>;

/** Checks a form against the schema of the call it will make: what passes here passes there. */
export function wrongFields(schema: z.ZodType, values: object): WrongFields {
  const checked = schema.safeParse(values);
  if (checked.success) return {};
  const wrong: WrongFields = {};
  for (const issue of checked.error.issues) {
    // The first fault of a field is the one to say: the next ones often follow from it.
    wrong[issue.path.join('.')] ??= faultAt(issue, values);
  }
  return wrong;
}
