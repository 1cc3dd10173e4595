import type { Form } from '#modules/leads/contract/forms/form.ts';

/** Props of each editor section; edits are in the draft. */
export interface SectionProps {
  /** As it is saved. */
  form: Form;
}
