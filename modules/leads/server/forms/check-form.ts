import type { FormSections } from '#modules/leads/contract/forms/form.ts';
import { formFaults } from '#modules/leads/contract/forms/form-faults.ts';
import { invalidInput } from '#platform/server/http/problems/invalid-input.ts';

/** What only holds of the sections together: refused with its place, so that the editor leads there. */
export function checkForm(form: FormSections): void {
  const faults = formFaults(form);
  if (faults.length > 0)
    throw invalidInput(faults.map((fault) => ({ ...fault, field: `body.${fault.field}` })));
}
