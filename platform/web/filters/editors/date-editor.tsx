import { useState } from 'react';
import type { PeriodPreset } from '#platform/web/date-range/period.ts';
import type { PeriodChoice } from '#platform/web/date-range/period-choice.ts';
import { PeriodPanel } from '#platform/web/date-range/period-panel.tsx';
import { useToday } from '#platform/web/time/use-today.ts';
import { ZoneHint } from '#platform/web/time/zone-hint.tsx';
import type { EditorProps, FilterConditionOfKind } from './editor-props.ts';

export function DateEditor({
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
