import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import {
  type ChoiceOperator,
  FILTER_OPERATORS,
  type FilterCondition,
  type FilterKind,
  type FilterOperator,
  type FilterOption,
  type NumberOperator,
} from '../filter-condition.ts';
import { foldText } from '../fold-text.ts';
import { useOperatorNames } from '../use-condition-texts.ts';
import classes from './editor.module.css';

export type FilterConditionOfKind<Kind extends FilterKind> = Extract<
  FilterCondition,
  { kind: Kind }
>;

export type EditorProps<Kind extends FilterKind> = {
  field: string;
  condition: FilterConditionOfKind<Kind> | null;
  onChange: (condition: FilterConditionOfKind<Kind> | null) => void;
};

/** All operators of a kind side by side: there are at most four, and a list would hide them. */
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

/** Number of choices from which a search field is shown. */
const FIND_FROM = 8;

export function ChoiceEditor({
  field,
  options,
  isInclusive,
  condition,
  onChange,
}: EditorProps<'choice'> & { options: readonly FilterOption[]; isInclusive: boolean }) {
  const { t } = useTranslation();
  const [operator, setOperator] = useState<ChoiceOperator>(condition?.operator ?? 'any-of');
  const [value, setValue] = useState<readonly string[]>(condition?.value ?? []);
  const [query, setQuery] = useState('');
  const change = (next: { operator: ChoiceOperator; value: readonly string[] }) => {
    setOperator(next.operator);
    setValue(next.value);
    onChange(next.value.length === 0 ? null : { field, kind: 'choice', ...next });
  };
  const wanted = foldText(query.trim());
  const found = options.filter(({ label }) => foldText(label).includes(wanted));
  return (
    <>
      {!isInclusive && (
        <OperatorSelect
          kind="choice"
          value={operator}
          onChange={(chosen) => change({ operator: chosen, value })}
        />
      )}
      {options.length >= FIND_FROM && (
        <TextInput
          data-autofocus
          classNames={{ section: classes.section }}
          aria-label={t('platform:filters.find')}
          placeholder={t('platform:filters.find')}
          leftSection={<Icon of={IconSearch} />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <Checkbox.Group
        aria-label={t('platform:filters.value')}
        value={[...value]}
        onChange={(chosen) => change({ operator, value: chosen })}
      >
        <div className={classes.options}>
          {found.map((option) => (
            <Checkbox
              key={option.value}
              className={classes.option}
              value={option.value}
              label={option.label}
            />
          ))}
          {found.length === 0 && (
            <p className={classes.none}>{t('platform:filters.nothingFound')}</p>
          )}
        </div>
      </Checkbox.Group>
    </>
  );
}

type Draft = {
  operator: NumberOperator | 'between';
  low: number | null;
  high: number | null;
};

export function NumberEditor({
  field,
  unit,
  isMinimum,
  condition,
  onChange,
}: EditorProps<'number'> & { unit: string | undefined; isMinimum: boolean }) {
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
      {!isMinimum && (
        <OperatorSelect
          kind="number"
          value={draft.operator}
          onChange={(operator) => change({ operator })}
        />
      )}
      <div className={classes.pair}>
        <NumberField
          label={t(isRange || isMinimum ? 'platform:filters.from' : 'platform:filters.value')}
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
