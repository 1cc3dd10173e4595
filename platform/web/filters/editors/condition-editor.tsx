import type { ReactNode } from 'react';
import type { FilterCondition } from '../filter-condition.ts';
import type { FilterField } from '../filter-field.ts';
import { BooleanEditor } from './boolean-editor.tsx';
import { ChoiceEditor } from './choice-editor.tsx';
import { DateEditor } from './date-editor.tsx';
import { NumberEditor } from './number-editor.tsx';
import { TextEditor } from './text-editor.tsx';

/** One editor per kind. An editor reports null while its input is incomplete. */
export function ConditionEditor(given: {
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
