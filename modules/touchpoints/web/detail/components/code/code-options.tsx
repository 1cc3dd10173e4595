import { SegmentedControl } from '@mantine/core';
import {
  CODE_FORMATS,
  type ErrorLevel,
  PRINT_DPI,
  SIDE_MM,
  SIDE_PX,
} from '#modules/touchpoints/contract/code-style.ts';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { type CodeSide, printedMm } from '../../data/printed-side.ts';
import { LevelField } from './code-fields.tsx';
import classes from './code-panel.module.css';

/** File format, size, and error correction level of a code. */
export function CodeOptions({
  side,
  onSide,
  level,
  onLevel,
  isDisabled,
}: {
  side: CodeSide;
  onSide: (side: CodeSide) => void;
  level: ErrorLevel;
  onLevel: (level: ErrorLevel) => void;
  isDisabled: boolean;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const isPng = side.format === 'png';
  const bounds = isPng ? SIDE_PX : SIDE_MM;
  const mm = printedMm(side);
  return (
    <div className={classes.options}>
      <div>
        <span className={classes.label}>{t('touchpoints:zip.format')}</span>
        <SegmentedControl
          fullWidth
          aria-label={t('touchpoints:zip.format')}
          value={side.format}
          onChange={(format) => onSide({ ...side, format })}
          data={CODE_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
        />
      </div>
      <NumberField
        label={isPng ? t('touchpoints:code.side') : t('touchpoints:code.sidePrinted')}
        value={isPng ? side.px : side.mm}
        onChange={(value) => onSide(isPng ? { ...side, px: value } : { ...side, mm: value })}
        decimals={isPng ? 0 : 1}
        rightSection={<span className={classes.unit}>{isPng ? 'px' : 'mm'}</span>}
        error={
          mm === undefined &&
          t('touchpoints:zip.between', { min: number(bounds.min), max: number(bounds.max) })
        }
      />
      {isPng && mm !== undefined && (
        <p className={classes.paper}>
          {t('touchpoints:code.onPaper', { mm: number(mm, 1), dpi: PRINT_DPI })}
        </p>
      )}
      <LevelField value={level} onChange={onLevel} isDisabled={isDisabled} />
    </div>
  );
}
