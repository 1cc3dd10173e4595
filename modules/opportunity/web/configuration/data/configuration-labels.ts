import type { LegendRule } from '#modules/opportunity/contract/configuration.ts';
import { MEASURE_UNITS, type Measure } from '#modules/opportunity/contract/measures.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNames } from '#platform/web/module/translate.ts';
import type { ConfigTab } from './configuration-draft.ts';
import { useEditing } from './editing-context.tsx';

export const TAB_NAMES = {
  layers: 'opportunity:configuration.tab.layers',
  prices: 'opportunity:configuration.tab.prices',
  retailers: 'opportunity:configuration.tab.retailers',
  categories: 'opportunity:configuration.tab.categories',
  countries: 'opportunity:configuration.tab.countries',
  access: 'opportunity:configuration.tab.access',
} as const satisfies Record<ConfigTab, string>;

export const LEVEL_NAMES = {
  1: 'opportunity:configuration.level.1',
  2: 'opportunity:configuration.level.2',
  3: 'opportunity:configuration.level.3',
  4: 'opportunity:configuration.level.4',
} as const;

const MEASURE_NAMES = {
  penetration: 'opportunity:map.measure.penetration',
  intentions: 'opportunity:map.measure.intentions',
  marketValue: 'opportunity:map.measure.marketValue',
  retailers: 'opportunity:map.measure.retailers',
  sales: 'opportunity:map.measure.sales',
  salesGrowth: 'opportunity:map.measure.salesGrowth',
  salesPerIntention: 'opportunity:map.measure.salesPerIntention',
} as const satisfies Record<Measure, string>;

const OPERATOR_NAMES = {
  superiorEqual: 'opportunity:configuration.operator.superiorEqual',
  superior: 'opportunity:configuration.operator.superior',
  equals: 'opportunity:configuration.operator.equals',
  inferiorEqual: 'opportunity:configuration.operator.inferiorEqual',
  inferior: 'opportunity:configuration.operator.inferior',
} as const satisfies Record<LegendRule['operator'], string>;

const SIGNS = { superiorEqual: '≥', superior: '>', equals: '=', inferiorEqual: '≤', inferior: '<' };

/** Names of measures and operators, and rules and their bounds as they were typed: "≥ 12.5%". */
export function useRuleTexts() {
  const { t } = useTranslation();
  const { number, percent, money } = useFormat();
  const { base, draft } = useEditing();
  const measures = useNames(MEASURE_NAMES);
  const operators = useNames(OPERATOR_NAMES);
  const valueText = (measure: Measure, value: number): string => {
    switch (MEASURE_UNITS[measure]) {
      case 'share':
        return percent(value, decimalsOf(value * 100));
      case 'money':
        return money(value, draft.currency ?? base.currency);
      case 'count':
        return number(value, decimalsOf(value));
    }
  };
  return {
    measures,
    operators,
    valueText,
    ruleText: (measure: Measure, { operator, value }: LegendRule) =>
      Number.isNaN(value)
        ? t('opportunity:configuration.noValue')
        : `${SIGNS[operator]} ${valueText(measure, value)}`,
  };
}

/** As many decimals as entered, at most two. */
function decimalsOf(value: number): number {
  return [0, 1].find((decimals) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-6) ?? 2;
}
