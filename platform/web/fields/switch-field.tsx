import { Switch, type SwitchProps } from '@mantine/core';
import { type FieldBinding, type FieldWords, wordsOfSwitch } from './field-words.tsx';

type SwitchFieldProps = FieldWords & FieldBinding<boolean> & Pick<SwitchProps, 'disabled' | 'name'>;

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
      {...wordsOfSwitch({ label, help, error })}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
