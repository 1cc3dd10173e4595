import { usePeriodNames } from '#platform/web/date-range/use-period-names.ts';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type {
  FilterCondition,
  FilterField,
  FilterKind,
  FilterOperator,
} from './filter-condition.ts';

export type ConditionTexts = {
  name: string;
  /** Null if the operator is the default: "Scanned in | France". */
  operator: string | null;
  full: string;
  /** Short form for a narrow bar: "France +2". */
  short: string;
};

const NAMES_IN_FULL = 2;

export function useConditionTexts(): (
  condition: FilterCondition,
  field: FilterField,
) => ConditionTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const periods = usePeriodNames();
  const operatorName = useOperatorNames();

  const writtenValue = (condition: FilterCondition, field: FilterField, most: number): string => {
    switch (condition.kind) {
      case 'text':
        return condition.value;
      case 'boolean':
        return condition.value ? t('platform:filters.yes') : t('platform:filters.no');
      case 'number': {
        const formatNumber = (number: number) => format.number(number, decimalsOf(number));
        if (condition.operator !== 'between') return formatNumber(condition.value);
        const [from, to] = condition.value;
        return t('platform:filters.range', { from: formatNumber(from), to: formatNumber(to) });
      }
      case 'date':
        return condition.operator === 'within'
          ? periods[condition.value]
          : format.period(...condition.value);
      case 'choice':
        return namesOf(condition.value, field, most);
    }
  };

  return (condition, field) => ({
    name: field.name,
    operator: goesWithoutSaying(condition)
      ? null
      : operatorName(condition.kind, condition.operator),
    full: writtenValue(condition, field, NAMES_IN_FULL),
    short: writtenValue(condition, field, 1),
  });
}

function goesWithoutSaying({ kind, operator }: FilterCondition): boolean {
  return kind === 'date' || kind === 'boolean' || operator === 'any-of';
}

function namesOf(values: readonly string[], field: FilterField, most: number): string {
  const options = field.kind === 'choice' ? field.options : [];
  const names = values.map((value) => options.find((each) => each.value === value)?.label ?? value);
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} +${more}` : names.join(', ');
}

function decimalsOf(number: number): number {
  return Math.min(6, String(number).split('.')[1]?.length ?? 0);
}

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
  // Texts use "is", numbers "equals".
  return (kind, operator) =>
    kind === 'text' && operator === 'equals' ? names.is : names[operator];
}
