import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '#platform/web/display/icon.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
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

/** The password can be shown while typing; a new one also shows its progress to the minimum length. */
export function PasswordField({
  enough,
  ...rest
}: Omit<TextFieldProps, 'prefix' | 'rightSection' | 'type' | 'inputContainer'> & {
  /** Minimum length; draws the progress bar. */
  enough?: number;
}) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      {...(enough !== undefined && {
        inputContainer: (input) => (
          <>
            {input}
            <PasswordLength length={rest.value.length} enough={enough} isWrong={!!rest.error} />
          </>
        ),
      })}
      rightSection={
        <ActionIcon
          aria-label={isShown ? t('platform:field.hidePassword') : t('platform:field.showPassword')}
          // Pressing the show button does not blur the field, so it is not validated yet.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? IconEyeOff : IconEye} />
        </ActionIcon>
      }
    />
  );
}

function PasswordLength({
  length,
  enough,
  isWrong,
}: {
  length: number;
  enough: number;
  isWrong: boolean;
}) {
  return (
    <div
      className={classes.length}
      data-enough={length >= enough}
      data-wrong={isWrong}
      aria-hidden="true"
    >
      <div
        className={classes.lengthDone}
        style={{ '--length-share': Math.min(1, length / enough) }}
      />
    </div>
  );
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const HOST = /^[^\s/:?#{}]+\.[^\s/:?#.]{2,}(?:[/:?#]|$)/;

/** A web address; https:// is added on blur if missing. */
export function UrlField(rest: TextFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onBlurCapture={() => {
        const complete = completeUrl(rest.value);
        if (complete !== rest.value) rest.onChange(complete);
      }}
    />
  );
}

/** Adds https:// to `maison.example/fr`. Other input stays unchanged, so that validation rejects it. */
export function completeUrl(typed: string): string {
  const url = typed.trim();
  return SCHEME.test(url) || !HOST.test(url) ? url : `https://${url}`;
}
