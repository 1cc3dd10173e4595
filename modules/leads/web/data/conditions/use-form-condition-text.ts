import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Condition } from '#modules/leads/contract/forms/condition.ts';
import type { ConditionOperator } from '#modules/leads/contract/forms/field-types.ts';
import type { Conditionable } from './use-conditionables.ts';

export const OPERATOR_NAMES = {
  equals: 'leads:field.operator.equals',
  not_equals: 'leads:field.operator.notEquals',
  in: 'leads:field.operator.in',
} as const satisfies Record<ConditionOperator, string>;

/** A condition in its parts: “Occasion is one of”, “Gift, Professional”. */
export function useFormConditionText(
  fields: readonly Conditionable[],
): (condition: Condition) => { asks: string; values: string } {
  const { t } = useTranslation();
  return useCallback(
    ({ field, operator, values }) => {
      const asked = fields.find(({ key }) => key === field);
      const nameOf = (value: string) => {
        if (asked?.type === 'consent')
          return t(value === 'yes' ? 'leads:field.yes' : 'leads:field.no');
        return asked?.options?.find((option) => option.value === value)?.label ?? value;
      };
      return {
        asks: `${asked?.label ?? field} ${t(OPERATOR_NAMES[operator])}`,
        values: values.map(nameOf).join(', '),
      };
    },
    [t, fields],
  );
}
