import { SegmentedControl, Skeleton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import {
  type CodeStyle,
  ERROR_LEVELS,
  type ErrorLevel,
  hexColor,
  QUIET_ZONE_LIMIT,
} from '#modules/touchpoints/contract/code-style.ts';
import { FieldMessage } from '#platform/web/fields/field-texts.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { onDemand } from '#platform/web/module/load-chunk.tsx';
import { logoChoice } from '../../data/touchpoint-labels.ts';
import classes from './code-panel.module.css';

/** Colours and border of the code. */
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

/** A colour as hex value or from the browser's colour picker, which opens from the swatch. */
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

/** Error correction: how much of a code may be damaged. */
export function LevelField({
  value,
  onChange,
  isDisabled = false,
}: {
  value: ErrorLevel;
  onChange: (level: ErrorLevel) => void;
  isDisabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <div>
      <span className={classes.label}>{t('touchpoints:code.level')}</span>
      <SegmentedControl
        fullWidth
        aria-label={t('touchpoints:code.level')}
        disabled={isDisabled}
        value={value}
        onChange={onChange}
        data={ERROR_LEVELS.map((level) => ({ value: level, label: level }))}
      />
    </div>
  );
}

const LogoUpload = onDemand(() => import('./logo-upload.tsx'));

/** Logo in the middle of the code: none, the brand's logo or an uploaded image. */
export function LogoField({
  brandId,
  logo,
  onChange,
  hasBrandLogo,
  error,
}: {
  brandId: string;
  logo: CodeStyle['logo'];
  onChange: (logo: CodeStyle['logo']) => void;
  hasBrandLogo: boolean;
  error: ReactNode;
}) {
  const { t } = useTranslation();
  const [isBringing, setBringing] = useState(false);
  return (
    <div className={classes.logo}>
      <SelectField
        label={t('touchpoints:code.logo')}
        error={error}
        data-path="style.logo"
        value={isBringing ? 'own' : logoChoice(logo)}
        onChange={(choice) => {
          setBringing(choice === 'own');
          if (choice === 'none' || choice === 'brand') onChange(choice);
        }}
        options={[
          { value: 'none', label: t('touchpoints:code.noLogo') },
          {
            value: 'brand',
            label: hasBrandLogo
              ? t('touchpoints:code.brandLogo')
              : t('touchpoints:code.brandInitials'),
          },
          { value: 'own', label: t('touchpoints:code.ownLogo') },
        ]}
      />
      {(isBringing || logoChoice(logo) === 'own') && (
        <LogoUpload
          brandId={brandId}
          label={
            logoChoice(logo) === 'own'
              ? t('touchpoints:code.replaceLogo')
              : t('touchpoints:code.bringLogo')
          }
          onDone={(fileId) => {
            onChange({ fileId });
            setBringing(false);
          }}
        />
      )}
    </div>
  );
}

/** As an image, so that nothing of the SVG can affect the page. */
export function CodePicture({
  svg,
  address,
  ground,
}: {
  svg: string | undefined;
  address: string;
  ground: string;
}) {
  const { t } = useTranslation();
  return (
    <div className={classes.code} style={{ '--code-ground': ground }}>
      {svg === undefined ? (
        <Skeleton width={176} height={176} animate={false} />
      ) : (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt={t('touchpoints:code.of', { address })}
        />
      )}
    </div>
  );
}
