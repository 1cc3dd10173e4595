import type { FieldFault } from '#platform/contract/field-fault.ts';
import type { WrongFields } from './wrong-fields.ts';

/** Checks that a schema cannot express, by field, for example a repeated password. */
export type FormRules<Values> = {
  [Path in keyof Values & string]?: (values: Values) => FieldFault | undefined;
};

export function brokenRules<Values>(
  rules: FormRules<Values> | undefined,
  values: Values,
): WrongFields {
  const broken: WrongFields = {};
  for (const [path, rule] of Object.entries(rules ?? {})) {
    const fault = (rule as (values: Values) => FieldFault | undefined)(values);
    if (fault) broken[path] = fault;
  }
  return broken;
}
