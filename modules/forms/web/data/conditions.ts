import { useCallback } from 'react';
import type { Condition } from '#modules/forms/contract/condition.ts';
import {
  CHOICE_TYPES,
  CONDITIONABLE_TYPES,
  type ConditionOperator,
  type FieldType,
} from '#modules/forms/contract/field-types.ts';
import type { FormField } from '#modules/forms/contract/form-field.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDraft } from './draft/draft-context.ts';
import type { FormDraft } from './draft/draft-store.ts';
import { fieldLabel, fieldOptionLabel } from './draft/field-edits.ts';

/** A field that conditions can use, with its possible answers. */
export interface Conditionable {
  key: string;
  type: FieldType;
  label: string;
  /** Null means any text. */
  options: { value: string; label: string }[] | null;
}

/** Fields that others can depend on, in form order [FORM-04]. */
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

type NewCondition = FormField['shownIf'][number];

/** Initial condition: a given consent, one of the options, or an empty text. */
export function newCondition({ key, type, options }: Conditionable): NewCondition {
  if (type === 'consent') return { field: key, operator: 'equals', values: ['yes'] };
  return { field: key, operator: options ? 'in' : 'equals', values: [] };
}

export const OPERATOR_NAMES = {
  equals: 'forms:field.operator.equals',
  not_equals: 'forms:field.operator.notEquals',
  in: 'forms:field.operator.in',
} as const satisfies Record<ConditionOperator, string>;

/** A condition in parts: “Occasion is one of”, “Gift, Professional”. */
export function useFormConditionText(
  fields: readonly Conditionable[],
): (condition: Condition) => { asks: string; values: string } {
  const { t } = useTranslation();
  return useCallback(
    ({ field, operator, values }) => {
      const conditionField = fields.find(({ key }) => key === field);
      const nameOf = (value: string) => {
        if (conditionField?.type === 'consent')
          return t(value === 'yes' ? 'forms:field.yes' : 'forms:field.no');
        return conditionField?.options?.find((option) => option.value === value)?.label ?? value;
      };
      return {
        asks: `${conditionField?.label ?? field} ${t(OPERATOR_NAMES[operator])}`,
        values: values.map(nameOf).join(', '),
      };
    },
    [t, fields],
  );
}
