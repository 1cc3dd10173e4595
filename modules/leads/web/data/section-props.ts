import type { Form } from '#modules/leads/contract/forms/form.ts';

/** What each section of the editor is given; what is being written stands in the draft. */
export interface SectionProps {
  /** As it is saved. */
  form: Form;
}
