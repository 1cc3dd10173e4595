import {
  CHOICE_TYPES,
  CONDITIONABLE_TYPES,
  type FieldType,
} from '#modules/leads/contract/forms/field-types.ts';
import { useDraft } from '../draft/draft-context.ts';
import { fieldLabel, fieldOptionLabel } from '../draft/field-edits.ts';
import type { FormDraft } from '../draft/form-draft.ts';

/** A field that conditions can use, with its possible answers. */
export interface Conditionable {
  key: string;
  type: FieldType;
  label: string;
  /** Null means any text. */
  options: { value: string; label: string }[] | null;
}

/** The fields that others can depend on, in the order of the form [FORM-04]. */
function conditionablesOf(draft: FormDraft, except?: string): Conditionable[] {
  return draft.fields
    .filter(({ key, type }) => key !== except && CONDITIONABLE_TYPES.includes(type))
    .map(({ key, type, options }) => ({
      key,
      type,
      label: fieldLabel(draft, key),
      options: CHOICE_TYPES.includes(type)
        ? options.map((option) => ({
            value: option.key,
            label: fieldOptionLabel(draft, key, option.key),
          }))
        : null,
    }));
}

export function useConditionables(except?: string): Conditionable[] {
  return useDraft(({ draft }) => conditionablesOf(draft, except));
}
