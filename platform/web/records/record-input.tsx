import type { ComponentType } from 'react';
import type { DescribedField } from '#platform/contract/records/complete-fields.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { SwitchField } from '#platform/web/fields/choice-fields.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import { MoneyField, NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { translate } from '#platform/web/module/translate.ts';
import type { InputProps } from './record-parts.ts';
import { choiceNames } from './use-value-text.ts';

interface BoundInput {
  // biome-ignore lint/suspicious/noExplicitAny: the kind of the field gives the type of its value
  bound: FieldBinding<any> & { label: string; help?: string };
  field: DescribedField & { min?: number; max?: number };
}

function TextInput({ bound, field }: BoundInput) {
  return (
    <TextField
      {...bound}
      autoComplete="off"
      {...(field.kind === 'email' && { type: 'email' })}
      {...(field.max !== undefined && { maxLength: field.max })}
    />
  );
}

function ChoiceInput({ bound, field }: BoundInput) {
  const { i18n } = useTranslation();
  return (
    <SelectField
      {...bound}
      onChange={(value) => value !== null && bound.onChange(value)}
      options={Object.entries(choiceNames(field)).map(([value, key]) => ({
        value,
        label: translate(i18n, key),
      }))}
    />
  );
}

function DayInput({ bound }: BoundInput) {
  const { t } = useTranslation();
  return (
    <DateField {...bound} calendarLabel={t('platform:records.calendar', { field: bound.label })} />
  );
}

const INPUTS: ReadonlyMap<string, ComponentType<BoundInput>> = new Map(
  Object.entries<ComponentType<BoundInput>>({
    text: TextInput,
    email: TextInput,
    choice: ChoiceInput,
    day: DayInput,
    whole: ({ bound }) => <NumberField {...bound} />,
    number: ({ bound }) => <NumberField {...bound} decimals={2} />,
    money: ({ bound }) => <MoneyField {...bound} />,
    boolean: ({ bound }) => <SwitchField {...bound} />,
  }),
);

/** The input of a described field, by its kind. */
export function RecordInput({
  field,
  form,
  name,
  label,
  help,
}: InputProps & { field: DescribedField; help?: string }) {
  const Input = INPUTS.get(field.kind);
  if (!Input) throw new Error(`a field of kind ${field.kind} needs an input of its record`);
  return <Input field={field} bound={{ ...form.field(name), label, ...(help && { help }) }} />;
}
