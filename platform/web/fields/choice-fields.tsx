import {
  Checkbox,
  type CheckboxProps,
  Radio,
  type RadioGroupProps,
  Switch,
  type SwitchProps,
} from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './field.module.css';
import {
  type FieldBinding,
  type FieldTexts,
  mantineFieldTexts,
  mantineSwitchTexts,
} from './field-texts.tsx';

type SwitchFieldProps = FieldTexts & FieldBinding<boolean> & Pick<SwitchProps, 'disabled' | 'name'>;

/** A switch: on or off. */
export function SwitchField(props: SwitchFieldProps) {
  return <Switch {...toggleProps(props)} />;
}

type CheckboxFieldProps = FieldTexts &
  FieldBinding<boolean> &
  Pick<CheckboxProps, 'disabled' | 'name' | 'indeterminate'>;

/** A checkbox, saved with the form. */
export function CheckboxField(props: CheckboxFieldProps) {
  return <Checkbox {...toggleProps(props)} />;
}

function toggleProps<Props extends FieldTexts & FieldBinding<boolean>>({
  label,
  help,
  error,
  isRequired: _,
  value,
  onChange,
  ...rest
}: Props) {
  return {
    ...rest,
    ...mantineSwitchTexts({ label, help, error }),
    checked: value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.checked),
  };
}

interface RadioFieldProps<Value extends string>
  extends Partial<FieldTexts>,
    Omit<FieldBinding<Value | null>, 'error'>,
    Pick<RadioGroupProps, 'name' | 'aria-label'> {
  /** All options in one line. */
  isInline?: boolean;
  options: readonly { value: Value; label: string; help?: string; disabled?: boolean }[];
}

/** Radio buttons: one of a few options, all visible. */
export function RadioField<Value extends string>({
  label,
  help,
  error,
  isRequired,
  isInline = false,
  options,
  ...rest
}: RadioFieldProps<Value>) {
  return (
    <Radio.Group<Value> {...rest} {...mantineFieldTexts({ label, help, error, isRequired })}>
      <div className={classes.options} data-inline={isInline || undefined}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            label={option.label}
            description={option.help}
            disabled={option.disabled ?? false}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
