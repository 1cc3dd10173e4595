import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PeriodChoice, PeriodPreset } from '#platform/web/date-range/period.ts';
import { PeriodPanel } from '#platform/web/date-range/period-panel.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ZoneHint } from '#platform/web/time/zone-hint.tsx';
import type { FilterCondition, FilterField, TextOperator } from '../filter-condition.ts';
import {
  ChoiceEditor,
  type EditorProps,
  type FilterConditionOfKind,
  NumberEditor,
  OperatorSelect,
} from './condition-editors.tsx';
import classes from './editor.module.css';

export function ConditionForm(given: {
  field: FilterField;
  condition: FilterCondition | null;
  complete: boolean;
  onChange: (condition: FilterCondition | null) => void;
  onApply: () => void;
}) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // Takes the focus, because the list of fields that had it is gone.
  useEffect(() => {
    const value = form.current?.querySelector<HTMLElement>('input:not([type="radio"])');
    (value ?? form.current?.querySelector<HTMLElement>('input, button'))?.focus();
  }, []);
  return (
    <form
      ref={form}
      className={classes.editor}
      data-kind={given.field.kind}
      onSubmit={(event) => {
        event.preventDefault();
        given.onApply();
      }}
    >
      <p className={classes.title}>{given.field.name}</p>
      <ConditionEditor field={given.field} condition={given.condition} onChange={given.onChange} />
      <div className={classes.actions}>
        <Button type="submit" disabled={!given.complete}>
          {t('platform:filters.apply')}
        </Button>
      </div>
    </form>
  );
}

/** One editor per kind. An editor reports null while its input is incomplete. */
function ConditionEditor(given: {
  field: FilterField;
  condition: FilterCondition | null;
  onChange: (condition: FilterCondition | null) => void;
}): ReactNode {
  const { field, condition, onChange } = given;
  switch (field.kind) {
    case 'text':
      return (
        <TextEditor
          field={field.id}
          condition={condition?.kind === 'text' ? condition : null}
          onChange={onChange}
        />
      );
    case 'choice':
      return (
        <ChoiceEditor
          field={field.id}
          options={field.options}
          isInclusive={field.isInclusive ?? false}
          condition={condition?.kind === 'choice' ? condition : null}
          onChange={onChange}
        />
      );
    case 'number':
      return (
        <NumberEditor
          field={field.id}
          unit={field.unit}
          isMinimum={field.isMinimum ?? false}
          condition={condition?.kind === 'number' ? condition : null}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DateEditor
          field={field.id}
          presets={field.presets}
          condition={condition?.kind === 'date' ? condition : null}
          onChange={onChange}
        />
      );
    case 'boolean':
      return (
        <BooleanEditor
          field={field.id}
          condition={condition?.kind === 'boolean' ? condition : null}
          onChange={onChange}
        />
      );
  }
}

function BooleanEditor({ field, condition, onChange }: EditorProps<'boolean'>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(condition?.value ?? null);
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('platform:filters.value')}
      value={value === null ? '' : value ? 'yes' : 'no'}
      data={[
        { value: 'yes', label: t('platform:filters.yes') },
        { value: 'no', label: t('platform:filters.no') },
      ]}
      onChange={(chosen) => {
        setValue(chosen === 'yes');
        onChange({ field, kind: 'boolean', operator: 'is', value: chosen === 'yes' });
      }}
    />
  );
}

function TextEditor({ field, condition, onChange }: EditorProps<'text'>) {
  const { t } = useTranslation();
  const [operator, setOperator] = useState<TextOperator>(condition?.operator ?? 'contains');
  const [value, setValue] = useState(condition?.value ?? '');
  const change = (next: { operator: TextOperator; value: string }) => {
    setOperator(next.operator);
    setValue(next.value);
    onChange(next.value.trim() === '' ? null : { field, kind: 'text', ...next });
  };
  return (
    <>
      <OperatorSelect
        kind="text"
        value={operator}
        onChange={(chosen) => change({ operator: chosen, value })}
      />
      <TextInput
        data-autofocus
        aria-label={t('platform:filters.value')}
        value={value}
        onChange={(event) => change({ operator, value: event.currentTarget.value })}
      />
    </>
  );
}

function DateEditor({
  field,
  presets,
  condition,
  onChange,
}: EditorProps<'date'> & { presets: readonly PeriodPreset[] }) {
  const [choice, setChoice] = useState<PeriodChoice | null>(() => choiceOf(condition));
  const today = useToday();
  return (
    <PeriodPanel
      presets={presets}
      today={today}
      hint={<ZoneHint />}
      value={choice}
      onChange={(next) => {
        setChoice(next);
        onChange(conditionOf(field, next));
      }}
    />
  );
}

function choiceOf(condition: FilterConditionOfKind<'date'> | null): PeriodChoice | null {
  if (condition === null) return null;
  if (condition.operator === 'within') return { preset: condition.value };
  const [from, to] = condition.value;
  return { preset: 'custom', period: { from, to } };
}

function conditionOf(field: string, choice: PeriodChoice): FilterConditionOfKind<'date'> {
  return choice.preset === 'custom'
    ? {
        field,
        kind: 'date',
        operator: 'between',
        value: [choice.period.from, choice.period.to],
      }
    : { field, kind: 'date', operator: 'within', value: choice.preset };
}
