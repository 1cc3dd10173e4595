import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#platform/web/display/icon.tsx';
import classes from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** Can be shown while it is typed; a new one also shows how far it is from long enough. */
export function PasswordField({
  enough,
  ...rest
}: Omit<TextFieldProps, 'prefix' | 'rightSection' | 'type' | 'inputContainer'> & {
  /** The length from which it is accepted: draws the bar. */
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
          // Looking at it does not leave the field, so it is not checked yet.
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
