import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';

type TextareaFieldProps = FieldTexts &
  FieldBinding<string> &
  Omit<TextareaProps, keyof FieldTexts | keyof FieldBinding<string> | 'description'>;

/** Grows with its text, up to a third of the screen. */
export function TextareaField({
  label,
  help,
  error,
  isRequired,
  onChange,
  rows = 3,
  ...rest
}: TextareaFieldProps) {
  return (
    <Textarea
      {...rest}
      {...mantineFieldTexts({ label, help, error, isRequired })}
      rows={rows}
      classNames={{ input: classes.growing }}
      styles={{ input: { '--field-rows': rows } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
