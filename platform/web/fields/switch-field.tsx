import { Switch, type SwitchProps } from '@mantine/core';
import { type FieldBinding, type FieldTexts, mantineSwitchTexts } from './field-texts.tsx';

type SwitchFieldProps = FieldTexts & FieldBinding<boolean> & Pick<SwitchProps, 'disabled' | 'name'>;

/** On or off. */
export function SwitchField({
  label,
  help,
  error,
  isRequired: _,
  value,
  onChange,
  ...rest
}: SwitchFieldProps) {
  return (
    <Switch
      {...rest}
      {...mantineSwitchTexts({ label, help, error })}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
