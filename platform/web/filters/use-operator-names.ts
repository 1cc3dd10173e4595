import { useTranslation } from 'react-i18next';
import type { FilterKind, FilterOperator } from './filter-condition.ts';

export function useOperatorNames(): (kind: FilterKind, operator: FilterOperator) => string {
  const { t } = useTranslation();
  const names: Record<FilterOperator, string> = {
    contains: t('platform:filters.operators.contains'),
    'starts-with': t('platform:filters.operators.startsWith'),
    'any-of': t('platform:filters.operators.anyOf'),
    'none-of': t('platform:filters.operators.noneOf'),
    'at-least': t('platform:filters.operators.atLeast'),
    'at-most': t('platform:filters.operators.atMost'),
    equals: t('platform:filters.operators.equals'),
    between: t('platform:filters.operators.between'),
    within: t('platform:filters.operators.within'),
    is: t('platform:filters.operators.is'),
  };
  // A text "is" a value, a number "equals" one.
  return (kind, operator) =>
    kind === 'text' && operator === 'equals' ? names.is : names[operator];
}
