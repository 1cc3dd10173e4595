import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CodeStyle,
  hexColor,
  QUIET_ZONE_LIMIT,
} from '#modules/touchpoints/contract/code-style.ts';
import { FieldMessage } from '#platform/web/fields/field-message.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import classes from './code-panel.module.css';

/** The colours of the code and the white around it. */
export function CodeColours({
  style,
  errors,
  onChange,
}: {
  style: CodeStyle;
  /** Errors by path: `style.ground`. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (part: Partial<CodeStyle>) => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.three}>
      <ColourField
        label={t('touchpoints:code.foreground')}
        value={style.foreground}
        onChange={(foreground) => onChange({ foreground })}
        error={errors['style.foreground']}
        path="style.foreground"
      />
      <ColourField
        label={t('touchpoints:code.ground')}
        value={style.ground}
        onChange={(ground) => onChange({ ground })}
        error={errors['style.ground']}
        path="style.ground"
      />
      <NumberField
        label={t('touchpoints:code.quietZone')}
        value={style.quietZone}
        // An empty field means no quiet zone, which the print check reports.
        onChange={(quietZone) => onChange({ quietZone: quietZone ?? 0 })}
        min={0}
        max={QUIET_ZONE_LIMIT}
        error={errors['style.quietZone']}
        data-path="style.quietZone"
      />
    </div>
  );
}

/** A colour by its number or from the browser's own chooser, which opens from the swatch. */
function ColourField({
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
