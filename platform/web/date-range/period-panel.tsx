import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { DayField } from './date-field.tsx';
import type { IsoDate } from './iso-date.ts';
import {
  chosenPeriod,
  type Period,
  type PeriodChoice,
  type PeriodPreset,
  periodBetween,
} from './period.ts';
import classes from './period-panel.module.css';
import { usePeriodNames } from './use-period-names.ts';

const RangeCalendar = lazy(() => import('./range-calendar.tsx'));

/** Presets at the left; at the right their days, which can be typed or picked. */
export function PeriodPanel(given: {
  presets: readonly PeriodPreset[];
  today: IsoDate;
  value: PeriodChoice | null;
  onChange: (choice: PeriodChoice) => void;
  /** Names the time zone of the days, if it needs explanation. */
  hint?: ReactNode;
}) {
  const { presets, today, value, onChange, hint } = given;
  const { t } = useTranslation();
  const names = usePeriodNames();
  const period = value && chosenPeriod(value, today);
  const setDays = (change: Partial<Period>) => {
    const days = { ...(period ?? { from: today, to: today }), ...change };
    const whole = periodBetween(days.from, days.to);
    if (whole) onChange({ preset: 'custom', period: whole });
  };

  return (
    <div className={classes.panel}>
      <ul className={classes.presets} aria-label={t('platform:period.label')}>
        {presets.map((preset) => (
          <li key={preset}>
            <button
              type="button"
              className={classes.preset}
              aria-pressed={value?.preset === preset}
              onClick={() => onChange({ preset })}
            >
              {names[preset]}
            </button>
          </li>
        ))}
      </ul>
      <div className={classes.days}>
        <div className={classes.typed}>
          <DayField
            label={t('platform:period.from')}
            value={period?.from ?? null}
            example={today}
            onChange={(from) => setDays({ from })}
          />
          <DayField
            label={t('platform:period.to')}
            value={period?.to ?? null}
            example={today}
            onChange={(to) => setDays({ to })}
          />
        </div>
        <div className={classes.calendar}>
          <Suspense>
            <RangeCalendar
              key={`${period?.from} ${period?.to}`}
              period={period}
              onChange={(days) => onChange({ preset: 'custom', period: days })}
            />
          </Suspense>
        </div>
        {hint}
      </div>
    </div>
  );
}
