import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './field.module.css';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';

type TextareaFieldProps = FieldWords &
  FieldBinding<string> &
  Omit<TextareaProps, keyof FieldWords | keyof FieldBinding<string> | 'description'>;

/** Grows with what is written, up to a third of a screen. */
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
      {...mantineWords({ label, help, error, isRequired })}
      rows={rows}
      classNames={{ input: classes.growing }}
      styles={{ input: { '--field-rows': rows } }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
