import { Switch, type SwitchProps } from '@mantine/core';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';

type SwitchFieldProps = FieldWords & FieldBinding<boolean> & Pick<SwitchProps, 'disabled' | 'name'>;

/** On or off. */
export function SwitchField({
  label,
  help,
  error,
  isOptional,
  value,
  onChange,
  ...rest
}: SwitchFieldProps) {
  return (
    <Switch
      {...rest}
      {...mantineWords({ label, help, error, isOptional })}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
