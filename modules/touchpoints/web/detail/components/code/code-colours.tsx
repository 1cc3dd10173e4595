import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeStyle, QUIET_ZONE_LIMIT } from '#modules/touchpoints/contract/code-style.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import classes from './code-panel.module.css';
import { ColourField } from './colour-field.tsx';

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
