import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { use, useState } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { calendarLanguage } from './calendar-language.ts';
import type { IsoDate } from './iso-date.ts';
import { type Period, periodBetween } from './period.ts';
import classes from './range-calendar.module.css';

/** The large part of the date range picker, in a separate chunk that loads when a calendar first opens. */
export default function RangeCalendar(given: {
  period: Period | null;
  onChange: (period: Period) => void;
}) {
  const { period, onChange } = given;
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const today = useToday();
  use(calendarLanguage(locale));
  const [half, setHalf] = useState<IsoDate | null>(null);
  return (
    <DatesProvider settings={{ locale: languageTag(locale), firstDayOfWeek: 1 }}>
      <DatePicker
        type="range"
        className={classes.calendar}
        classNames={{
          day: classes.day,
          calendarHeader: classes.head,
          calendarHeaderControl: classes.turn,
          calendarHeaderLevel: classes.level,
        }}
        allowSingleDateInRange
        defaultDate={period?.to ?? today}
        // Marks today in the user's time zone instead of the calendar's own.
        getDayProps={(date) => (date === today ? { 'aria-current': 'date' } : {})}
        value={half === null ? [period?.from ?? null, period?.to ?? null] : [half, null]}
        ariaLabels={{
          previousMonth: t('platform:period.previousMonth'),
          nextMonth: t('platform:period.nextMonth'),
        }}
        onChange={([from, to]) => {
          if (from === null || to === null) return setHalf(from);
          setHalf(null);
          const whole = periodBetween(from, to);
          if (whole) onChange(whole);
        }}
      />
    </DatesProvider>
  );
}
