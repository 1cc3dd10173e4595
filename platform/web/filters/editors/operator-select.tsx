import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FILTER_OPERATORS, type FilterKind, type FilterOperator } from '../filter-condition.ts';
import { useOperatorNames } from '../use-operator-names.ts';

/** All comparisons of a kind side by side: there are four at most, and a list would hide them. */
export function OperatorSelect<Operator extends FilterOperator>(given: {
  kind: FilterKind;
  value: Operator;
  onChange: (operator: Operator) => void;
}) {
  const { t } = useTranslation();
  const nameOf = useOperatorNames();
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('platform:filters.operator')}
      value={given.value as string}
      data={FILTER_OPERATORS[given.kind].map((operator) => ({
        value: operator as string,
        label: nameOf(given.kind, operator),
      }))}
      onChange={(operator) => given.onChange(operator as Operator)}
    />
  );
}
