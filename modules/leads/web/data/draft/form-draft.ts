import {
  FORM_SECTIONS,
  type Form,
  type FormChanges,
  type FormSections,
} from '#modules/leads/contract/forms/form.ts';

/** What an editor of a form holds: every section, and the secrets that were typed since it was opened. */
export interface FormDraft extends FormSections {
  secrets: NonNullable<FormChanges['secrets']>;
}

/** A change returns a new draft; unchanged parts remain the same objects, so that readers can compare by identity. */
export type DraftChange = (draft: FormDraft) => FormDraft;

export function toFormDraft(form: Form): FormDraft {
  return {
    informations: form.informations,
    settings: form.settings,
    locationSettings: form.locationSettings,
    fields: form.fields,
    statics: form.statics,
    translations: form.translations,
    notifications: form.notifications,
    secrets: {},
  };
}

/** The sections that differ: only these are sent, so that a colleague’s change of another one is not undone. */
export function draftEdits(before: FormDraft, draft: FormDraft): FormChanges {
  const changed = FORM_SECTIONS.filter((section) => !isAlike(before[section], draft[section]));
  return {
    ...Object.fromEntries(changed.map((section) => [section, draft[section]])),
    ...(Object.keys(draft.secrets).length > 0 && { secrets: draft.secrets }),
  };
}

export function isAlike(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
