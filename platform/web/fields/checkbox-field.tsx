import { Checkbox, type CheckboxProps } from '@mantine/core';
import { type FieldBinding, type FieldTexts, mantineSwitchTexts } from './field-texts.tsx';

type CheckboxFieldProps = FieldTexts &
  FieldBinding<boolean> &
  Pick<CheckboxProps, 'disabled' | 'name' | 'indeterminate'>;

/** Yes or no, decided when the form is saved. */
export function CheckboxField({
  label,
  help,
  error,
  isRequired: _,
  value,
  onChange,
  ...rest
}: CheckboxFieldProps) {
  return (
    <Checkbox
      {...rest}
      {...mantineSwitchTexts({ label, help, error })}
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
