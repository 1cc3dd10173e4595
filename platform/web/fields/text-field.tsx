import { TextInput, type TextInputProps } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { type FieldBinding, type FieldWords, mantineWords } from './field-words.tsx';
import { whenReleased } from './form/when-released.ts';

export interface TextFieldProps
  extends FieldWords,
    FieldBinding<string>,
    Omit<TextInputProps, keyof FieldWords | keyof FieldBinding<string> | 'prefix' | 'description'> {
  /** The part before what is typed, inside the field: `ma.example/`. */
  prefix?: string;
  /** A link at the right of the label: “Forgotten?” */
  aside?: ReactNode;
}

/** Leaving it may bring an error, which waits for the pointer; what takes the value itself at once is `onBlurCapture`. */
export function TextField({
  label,
  help,
  error,
  isRequired,
  onChange,
  onBlur,
  prefix,
  aside,
  ...rest
}: TextFieldProps) {
  const prefixSize = useElementSize();
  const field = (
    <TextInput
      {...rest}
      {...mantineWords({ label, help, error, isRequired: isRequired && !rest.readOnly })}
      {...(prefix !== undefined && {
        leftSection: (
          <span ref={prefixSize.ref} className={classes.prefix}>
            {prefix}
          </span>
        ),
        leftSectionWidth: prefixSize.width,
        leftSectionPointerEvents: 'none' as const,
      })}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => whenReleased(() => onBlur?.())}
    />
  );
  if (aside === undefined) return field;
  return (
    <div className={classes.withAside}>
      {field}
      <span className={classes.aside}>{aside}</span>
    </div>
  );
}
