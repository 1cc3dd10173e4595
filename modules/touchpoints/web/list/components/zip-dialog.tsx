import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  CODE_FORMATS,
  type CodeFormat,
  SIDE_MM,
  SIDE_PX,
} from '#modules/touchpoints/contract/code-style.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { CheckboxField } from '#platform/web/fields/choice-fields.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { ZipOptions } from '../data/use-bulk-touchpoints.ts';

/** Format and size of the selected codes in the archive [TP-07]. */
export default function ZipDialog({
  count,
  onZip,
  onClose,
}: {
  count: number;
  onZip: (options: ZipOptions) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [format, setFormat] = useState<CodeFormat>('svg');
  const [size, setSize] = useState<number | null>(SIDE_PX.usual);
  const [sideMm, setSideMm] = useState<number | null>(SIDE_MM.usual);
  const [hasHeldBack, setHeldBack] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isPicture = format === 'png';
  const bounds = isPicture ? SIDE_PX : SIDE_MM;
  const side = isPicture ? size : sideMm;
  const isWrong = side === null || side < bounds.min || side > bounds.max;
  const start = async () => {
    if (isWrong) return;
    setBusy(true);
    await onZip({
      format,
      ...(isPicture ? { size: side } : { sideMm: side }),
      heldBack: hasHeldBack ? 'include' : 'leaveOut',
    });
    onClose();
  };
  return (
    <TaskDialog
      title={t('touchpoints:zip.title', { count, formatted: number(count) })}
      help={t('touchpoints:zip.help')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton isBusy={isBusy} onClick={() => void start()}>
            {t('touchpoints:zip.act')}
          </ActionButton>
        </>
      }
    >
      <SelectField
        label={t('touchpoints:zip.format')}
        options={CODE_FORMATS.map((value) => ({ value, label: value.toUpperCase() }))}
        value={format}
        onChange={(value) => setFormat((value ?? 'svg') as CodeFormat)}
      />
      <NumberField
        label={isPicture ? t('touchpoints:zip.size') : t('touchpoints:zip.side')}
        value={side}
        onChange={isPicture ? setSize : setSideMm}
        {...(isWrong && {
          error: t('touchpoints:zip.between', { min: number(bounds.min), max: number(bounds.max) }),
        })}
      />
      <CheckboxField
        label={t('touchpoints:zip.heldBack')}
        help={t('touchpoints:zip.heldBackHelp')}
        value={hasHeldBack}
        onChange={setHeldBack}
      />
    </TaskDialog>
  );
}
