import type { FormField } from '#modules/leads/contract/forms/form-field.ts';
import type { Conditionable } from './use-conditionables.ts';

type NewCondition = FormField['shownIf'][number];

/** A condition to begin with: a consent is given, one of several is chosen, anything else is still to be written. */
export function newCondition({ key, type, options }: Conditionable): NewCondition {
  if (type === 'consent') return { field: key, operator: 'equals', values: ['yes'] };
  return { field: key, operator: options ? 'in' : 'equals', values: [] };
}
