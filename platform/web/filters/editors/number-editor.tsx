import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import type { NumberOperator } from '../filter-condition.ts';
import classes from './editor.module.css';
import type { EditorProps, FilterConditionOfKind } from './editor-props.ts';
import { OperatorSelect } from './operator-select.tsx';

type Draft = {
  operator: NumberOperator | 'between';
  low: number | null;
  high: number | null;
};

export function NumberEditor({
  field,
  unit,
  condition,
  onChange,
}: EditorProps<'number'> & { unit: string | undefined }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(() => draftOf(condition));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(conditionOf(field, next));
  };
  const suffix = unit === undefined ? {} : { suffix: ` ${unit}` };
  const isRange = draft.operator === 'between';
  return (
    <>
      <OperatorSelect
        kind="number"
        value={draft.operator}
        onChange={(operator) => change({ operator })}
      />
      <div className={classes.pair}>
        <NumberField
          label={isRange ? t('platform:filters.from') : t('platform:filters.value')}
          value={draft.low}
          decimals={6}
          {...suffix}
          onChange={(low) => change({ low })}
        />
        {isRange && (
          <NumberField
            label={t('platform:filters.to')}
            value={draft.high}
            decimals={6}
            {...suffix}
            onChange={(high) => change({ high })}
          />
        )}
      </div>
    </>
  );
}

function draftOf(condition: FilterConditionOfKind<'number'> | null): Draft {
  if (condition === null) return { operator: 'at-least', low: null, high: null };
  if (condition.operator !== 'between')
    return { operator: condition.operator, low: condition.value, high: null };
  const [low, high] = condition.value;
  return { operator: 'between', low, high };
}

function conditionOf(
  field: string,
  { operator, low, high }: Draft,
): FilterConditionOfKind<'number'> | null {
  if (low === null) return null;
  if (operator !== 'between') return { field, kind: 'number', operator, value: low };
  if (high === null) return null;
  return {
    field,
    kind: 'number',
    operator,
    value: low <= high ? [low, high] : [high, low],
  };
}
