import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hexColor } from '#modules/touchpoints/contract/code-style.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import classes from './code-panel.module.css';

/** A colour by its number or from the browser's own chooser, which opens from the swatch. */
export function ColourField({
  label,
  value,
  onChange,
  error,
  path,
}: {
  label: string;
  value: string;
  onChange: (color: string) => void;
  error: ReactNode;
  path: string;
}) {
  const { t } = useTranslation();
  const id = useId();
  const color = hexColor.safeParse(value).data;
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      onChange={onChange}
      onBlurCapture={() => color !== undefined && color !== value && onChange(color)}
      error={error ?? (color === undefined && <FieldMessage fault={{ code: 'color' }} />)}
      data-path={path}
      maxLength={7}
      autoComplete="off"
      spellCheck={false}
      leftSection={
        <input
          type="color"
          className={classes.swatch}
          aria-label={t('touchpoints:code.choose', { label })}
          value={color ?? '#000000'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      leftSectionWidth={36}
    />
  );
}
