import type { Touchpoint } from '#modules/touchpoints/contract/touchpoint.ts';
import { dayIn } from '#platform/contract/time-zone.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { type IsoDate, isIsoDate } from '#platform/web/date-range/iso-date.ts';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { NumberField } from '#platform/web/fields/numbers/number-field.tsx';
import { useFormat } from '#platform/web/format/use-format.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { useForeignZone } from '#platform/web/time/zone-hint.tsx';
import { TOUCHPOINT_LABELS } from '../../data/touchpoint-labels.ts';
import type { TouchpointValues } from '../../data/touchpoint-values.ts';
import { ChangedLabel } from '../changed-label.tsx';
import classes from '../detail.module.css';
import periodLineStyles from './period-line.module.css';

const DAY_MS = 86_400_000;

/** Start and end dates, and number of printed pieces. */
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
    </div>
  );
}

/** Period of a touchpoint as a line: the elapsed part in brass, with a ring at its end. */
function PeriodLine({ from, until }: { from: IsoDate; until: IsoDate | null }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const progress = periodProgress({ from, until, today: useToday() });
  const zone = useForeignZone();
  return (
    <div className={periodLineStyles.part}>
      <p className={periodLineStyles.label}>
        {t('touchpoints:column.period')}
        {zone !== undefined && <span>{t('platform:period.zone', { zone })}</span>}
      </p>
      <div
        className={periodLineStyles.line}
        data-kind={progress?.kind}
        style={{ '--gone': progress?.share ?? 0 }}
        aria-hidden="true"
      >
        <span className={periodLineStyles.gone} />
      </div>
      <p className={periodLineStyles.words}>{progress && formatProgress(progress)}</p>
    </div>
  );

  function formatProgress(found: PeriodProgress): string {
    switch (found.kind) {
      case 'open':
        return t('touchpoints:period.open');
      case 'planned':
        return t('touchpoints:period.startsIn', { count: found.days, days: number(found.days) });
      case 'over':
        return t('touchpoints:period.endedAgo', { count: found.days, days: number(found.days) });
      case 'running':
        return t('touchpoints:period.left', {
          count: found.days,
          left: number(found.left),
          days: number(found.days),
        });
    }
  }
}

/** Elapsed part of a touchpoint's period; first and last day are inclusive. */
type PeriodProgress =
  | { kind: 'open'; share: 1 }
  | { kind: 'planned'; share: 0; days: number }
  | { kind: 'running'; share: number; left: number; days: number }
  | { kind: 'over'; share: 1; days: number };

export function periodProgress({
  from,
  until,
  today,
}: {
  from: IsoDate;
  until: IsoDate | null;
  today: IsoDate;
}): PeriodProgress | undefined {
  if (!isIsoDate(from) || (until !== null && (!isIsoDate(until) || until < from))) return undefined;
  if (today < from) return { kind: 'planned', share: 0, days: daysBetween(today, from) };
  if (until === null) return { kind: 'open', share: 1 };
  if (today > until) return { kind: 'over', share: 1, days: daysBetween(until, today) };
  const days = daysBetween(from, until) + 1;
  const left = daysBetween(today, until);
  return { kind: 'running', share: (days - left) / days, left, days };
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
