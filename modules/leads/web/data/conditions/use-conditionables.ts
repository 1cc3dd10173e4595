import {
  CHOICE_TYPES,
  CONDITIONABLE_TYPES,
  type FieldType,
} from '#modules/leads/contract/forms/field-types.ts';
import { useDraft } from '../draft/draft-context.ts';
import { labelOf, optionLabelOf } from '../draft/field-edits.ts';
import type { FormDraft } from '../draft/form-draft.ts';

/** A field whose answer can decide something, with the answers it can have. */
export interface Conditionable {
  key: string;
  type: FieldType;
  label: string;
  /** None: any words. */
  options: { value: string; label: string }[] | null;
}

/** The fields that others can depend on, in the order of the form [FORM-04]. */
function conditionablesOf(draft: FormDraft, except?: string): Conditionable[] {
  return draft.fields
    .filter(({ key, type }) => key !== except && CONDITIONABLE_TYPES.includes(type))
    .map(({ key, type, options }) => ({
      key,
      type,
      label: labelOf(draft, key),
      options: CHOICE_TYPES.includes(type)
        ? options.map((option) => ({
            value: option.key,
            label: optionLabelOf(draft, key, option.key),
          }))
        : null,
    }));
}

export function useConditionables(except?: string): Conditionable[] {
  return useDraft(({ draft }) => conditionablesOf(draft, except));
}
