import { Button } from '@mantine/core';
import { useState } from 'react';
import { endOfDay } from '#platform/contract/time-zone.ts';
import { DayField } from '#platform/web/date-range/date-field.tsx';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { ActionButton } from '#platform/web/display/action-button.tsx';
import { TaskDialog } from '#platform/web/feedback/task-dialog.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ZoneHint } from '#platform/web/time/zone-hint.tsx';

/** Last active day of the selected touchpoints, or no end. */
export default function EndDialog({
  count,
  onEnd,
  onClose,
}: {
  count: number;
  /** Returns the error message for the day, if any. */
  onEnd: (ended: string | null) => Promise<string | undefined>;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const zone = useDayZone();
  const today = useToday();
  const [day, setDay] = useState<IsoDate>(today);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState<'end' | 'open' | null>(null);
  const isPast = day < today;
  const finish = async (what: 'end' | 'open') => {
    if (what === 'end' && isPast) return;
    setBusy(what);
    const problem = await onEnd(what === 'end' ? endOfDay(day, zone) : null);
    setBusy(null);
    setRefusal(problem);
    if (problem === undefined) onClose();
  };
  return (
    <TaskDialog
      title={t('touchpoints:end.title', { count, formatted: number(count) })}
      help={t('touchpoints:end.help')}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('platform:dialog.cancel')}
          </Button>
          <ActionButton
            variant="default"
            isBusy={busy === 'open'}
            onClick={() => void finish('open')}
          >
            {t('touchpoints:end.open')}
          </ActionButton>
          <ActionButton isBusy={busy === 'end'} onClick={() => void finish('end')}>
            {t('touchpoints:end.act')}
          </ActionButton>
        </>
      }
    >
      <DayField
        label={t('touchpoints:end.day')}
        value={day}
        onChange={(chosen) => {
          setDay(chosen);
          setRefusal(undefined);
        }}
        example={today}
        error={isPast ? t('touchpoints:problem.endsInPast') : refusal}
      />
      <ZoneHint />
    </TaskDialog>
  );
}
