import type { z } from 'zod';
import { type FieldFault, faultAt } from '#platform/contract/field-fault.ts';

export type WrongFields = Record<string, FieldFault & { module?: string }>;

/** Checks a form against the schema of the call it will make: what passes here passes there. */
export function wrongFields(schema: z.ZodType, values: object): WrongFields {
  const checked = schema.safeParse(values);
  if (checked.success) return {};
  const wrong: WrongFields = {};
  for (const issue of checked.error.issues) {
    // Only the first error of a field is shown, because the others often follow from it.
    wrong[issue.path.join('.')] ??= withLength(faultAt(issue, values), valueAt(values, issue.path));
  }
  return wrong;
}

/** Adds the typed length, so that the message can show it next to the limit. */
function withLength(fault: FieldFault, typed: unknown): FieldFault {
  if (typeof typed !== 'string' || fault.params === undefined) return fault;
  return { ...fault, params: { ...fault.params, has: typed.length } };
}

function valueAt(values: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    values,
  );
}
