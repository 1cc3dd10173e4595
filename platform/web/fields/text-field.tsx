import { TextInput, type TextInputProps } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './field.module.css';
import { type FieldBinding, type FieldTexts, mantineFieldTexts } from './field-texts.tsx';
import { whenReleased } from './form/when-released.ts';

export interface TextFieldProps
  extends FieldTexts,
    FieldBinding<string>,
    Omit<TextInputProps, keyof FieldTexts | keyof FieldBinding<string> | 'prefix' | 'description'> {
  /** Fixed text before the input, inside the field: `ma.example/`. */
  prefix?: string;
  /** A link at the right of the label: “Forgotten?” */
  aside?: ReactNode;
}

/**
 * `onBlur` waits for the release of the mouse button, because it may show an error. Use `onBlurCapture` to read the
 * value immediately.
 */
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
      {...mantineFieldTexts({ label, help, error, isRequired: isRequired && !rest.readOnly })}
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
