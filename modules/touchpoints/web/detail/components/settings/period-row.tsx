import { useTranslation } from 'react-i18next';
import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { dayIn } from '#platform/contract/time/zoned-days.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { ZoneHint } from '#platform/web/time/zone-hint.tsx';
import { TOUCHPOINT_LABELS } from '../../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import classes from '../detail.module.css';
import { PeriodLine } from './period-line.tsx';

/** From when until when it leads there, and how many pieces carry it. */
export function PeriodRow({
  touchpoint,
  form,
}: {
  touchpoint: Touchpoint;
  form: ComptoirForm<TouchpointValues>;
}) {
  const { t } = useTranslation();
  const { mantine, values } = form;
  const zone = useDayZone();
  return (
    <div className={classes.period}>
      <DateField
        {...form.field('started')}
        label={
          <ChangedLabel isChanged={mantine.isDirty('started')}>
            {t(TOUCHPOINT_LABELS.started)}
          </ChangedLabel>
        }
        calendarLabel={t('touchpoints:detail.chooseFrom')}
        placeholder={t('touchpoints:detail.atOnce')}
      />
      <DateField
        {...form.field('ended')}
        label={
          <ChangedLabel isChanged={mantine.isDirty('ended')}>
            {t(TOUCHPOINT_LABELS.ended)}
          </ChangedLabel>
        }
        calendarLabel={t('touchpoints:detail.chooseUntil')}
        placeholder={t('touchpoints:detail.openEnded')}
      />
      <NumberField
        {...form.field('quantity')}
        label={
          <ChangedLabel isChanged={mantine.isDirty('quantity')}>
            {t(TOUCHPOINT_LABELS.quantity)}
          </ChangedLabel>
        }
        placeholder={t('touchpoints:list.notSet')}
      />
      <PeriodLine from={values.started ?? dayIn(touchpoint.createdAt, zone)} until={values.ended} />
      <ZoneHint />
    </div>
  );
}
