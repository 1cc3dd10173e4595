import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import {
  CODE_FORMATS,
  type CodeStyle,
  codeStyleSchema,
  type ErrorLevel,
  PRINT_DPI,
  SIDE_MM,
  SIDE_PX,
} from '#modules/touchpoints/contract/code-style.ts';
import type { GuardFinding } from '#modules/touchpoints/contract/print-guard.ts';
import { tryQrCodeCall } from '#modules/touchpoints/contract/qr-codes.ts';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { endOfDay, startOfDay } from '#platform/contract/time-zone.ts';
import { useProblemText } from '#platform/web/api/problem-text.ts';
import { useCall } from '#platform/web/api/use-call.ts';
import { isIsoDate } from '#platform/web/date-range/iso-date.ts';
import { Note } from '#platform/web/feedback/note.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import type { DestinationCheck } from '../../../data/use-destination-check.ts';
import { foundByGuard } from '../../data/found-by-guard.ts';
import { type CodeSide, printedMm, USUAL_SIDE, withPrintedMm } from '../../data/printed-side.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import { CodeColours, CodePicture, LevelField, LogoField } from './code-fields.tsx';
import { CodeFiles } from './code-files.tsx';
import classes from './code-panel.module.css';
import { PrintGuard } from './print-guard.tsx';

/** Debounces requests while the user types or drags a colour. */
const PAUSE_MS = 250;

/** Preview of the printed code, its style, and its print problems [TP-05]. */
export default function CodePanel({
  brandId,
  touchpoint,
  form,
  hasBrandLogo,
  answer,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
  hasBrandLogo: boolean;
  answer: DestinationCheck;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const problemText = useProblemText();
  const [side, setSide] = useState(USUAL_SIDE);
  const sideMm = printedMm(side);
  const { values, mantine } = form;
  const { tried, style, ...guard } = useTriedCode({ brandId, touchpoint, values, sideMm });
  const findings = foundByGuard(guard.findings, { destUrl: values.destUrl, answer, sideMm });
  const isDeleted = touchpoint.state === 'deleted';
  const changeStyle = (part: Partial<CodeStyle>) => {
    for (const path of Object.keys(part)) mantine.clearFieldError(`style.${path}`);
    mantine.setFieldValue('style', { ...values.style, ...part });
  };
  return (
    <aside className={classes.panel} aria-label={t('touchpoints:code.title')}>
      <header className={classes.head}>
        <h2>
          <ChangedLabel isChanged={mantine.isDirty('style')}>
            {t('touchpoints:code.title')}
          </ChangedLabel>
        </h2>
        <span>{t('touchpoints:code.updated', { date: date(touchpoint.code.madeAt) })}</span>
      </header>
      {touchpoint.code.isOutdated && !isDeleted && (
        <Note tone="due">{t('touchpoints:code.outdated')}</Note>
      )}
      <div className={classes.duo}>
        <CodePicture
          svg={tried.data?.svg}
          address={tried.data?.address ?? touchpoint.code.address}
          ground={style.ground}
        />
        <CodeOptions
          side={side}
          onSide={setSide}
          level={values.style.level}
          onLevel={(level) => changeStyle({ level })}
          isDisabled={isDeleted}
        />
      </div>
      {tried.isError && <Note tone="bad">{problemText(tried.error)}</Note>}
      <p className={classes.address} title={tried.data?.address}>
        {tried.data?.address}
      </p>
      <fieldset className={classes.fields} disabled={isDeleted}>
        <CodeColours style={values.style} errors={mantine.errors} onChange={changeStyle} />
        <LogoField
          brandId={brandId}
          logo={values.style.logo}
          onChange={(logo) => changeStyle({ logo })}
          hasBrandLogo={hasBrandLogo}
          error={mantine.errors['style.logo']}
        />
      </fieldset>
      <PrintGuard
        findings={findings}
        style={style}
        sideMm={sideMm}
        started={values.started}
        ended={values.ended}
        hasFallback={values.fallbackUrl.trim() !== ''}
        canRepair={!isDeleted}
        onRepair={({ check, repair }) => {
          if (check === 'ends' || check === 'over') mantine.setFieldValue('ended', null);
          else if (check === 'cap' || check === 'spent') mantine.setFieldValue('visitCap', null);
          else if (repair && 'sideMm' in repair) setSide(withPrintedMm(side, repair.sideMm));
          else if (repair) mantine.setFieldValue('style', { ...style, ...repair });
        }}
      />
      <CodeFiles
        brandId={brandId}
        touchpoint={touchpoint}
        side={side}
        findings={findings}
        style={style}
        isLookSaved={!mantine.isDirty('style') && !mantine.isDirty('digitalLink')}
        formId={form.props.id}
      />
    </aside>
  );
}

/**
 * Preview of the code from the form, with the findings of the print check. The last valid preview stays while the input
 * is incomplete.
 */
function useTriedCode({
  brandId,
  touchpoint,
  values,
  sideMm,
}: {
  brandId: string;
  touchpoint: Touchpoint;
  values: TouchpointValues;
  sideMm: number | undefined;
}) {
  const zone = useDayZone();
  const style = codeStyleSchema.safeParse(values.style).data ?? touchpoint.code.style;
  const [body] = useDebouncedValue(
    {
      brandId,
      style,
      digitalLink: values.digitalLink,
      sideMm: sideMm ?? 0,
      quantity: Number.isInteger(values.quantity) ? values.quantity : null,
      visitCap: Number.isInteger(values.visitCap) ? values.visitCap : null,
      started:
        values.started !== null && isIsoDate(values.started)
          ? startOfDay(values.started, zone)
          : null,
      ended: values.ended !== null && isIsoDate(values.ended) ? endOfDay(values.ended, zone) : null,
    },
    PAUSE_MS,
  );
  const tried = useCall(
    tryQrCodeCall,
    { params: { id: touchpoint._id }, body },
    { enabled: body.sideMm > 0 },
  );
  // JSON has no undefined, so optional parts are omitted.
  const findings = (tried.data?.findings ?? []) as GuardFinding[];
  return { tried, findings, style };
}

/** File format, size, and error correction level of a code. */
function CodeOptions({
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
