import { useTranslation } from 'react-i18next';
import type { LegendRule } from '#modules/opportunity/contract/configuration.ts';
import type { Measure } from '#modules/opportunity/contract/measures.ts';
import { useNames } from '#platform/web/module/use-names.ts';
import { useMeasureText } from './use-measure-text.ts';

const MEASURE_NAMES = {
  penetration: 'opportunity:configuration.measure.penetration',
  intentions: 'opportunity:configuration.measure.intentions',
  marketValue: 'opportunity:configuration.measure.marketValue',
  retailers: 'opportunity:configuration.measure.retailers',
  sales: 'opportunity:configuration.measure.sales',
  salesGrowth: 'opportunity:configuration.measure.salesGrowth',
  salesPerIntention: 'opportunity:configuration.measure.salesPerIntention',
} as const satisfies Record<Measure, string>;

const OPERATOR_NAMES = {
  superiorEqual: 'opportunity:configuration.operator.superiorEqual',
  superior: 'opportunity:configuration.operator.superior',
  equals: 'opportunity:configuration.operator.equals',
  inferiorEqual: 'opportunity:configuration.operator.inferiorEqual',
  inferior: 'opportunity:configuration.operator.inferior',
} as const satisfies Record<LegendRule['operator'], string>;

const SIGNS = { superiorEqual: '≥', superior: '>', equals: '=', inferiorEqual: '≤', inferior: '<' };

/** Names of measures and operators, and a rule as the legend writes it: "≥ 12%". */
export function useRuleTexts() {
  const { t } = useTranslation();
  const textOf = useMeasureText();
  const measures = useNames(MEASURE_NAMES);
  const operators = useNames(OPERATOR_NAMES);
  return {
    measures,
    operators,
    ruleText: (measure: Measure, { operator, value }: LegendRule) =>
      Number.isNaN(value)
        ? t('opportunity:configuration.noValue')
        : `${SIGNS[operator]} ${textOf(measure, value)}`,
  };
}
