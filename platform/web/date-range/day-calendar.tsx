import '@mantine/dates/styles.layer.css';
import { DatePicker, DatesProvider } from '@mantine/dates';
import { use } from 'react';
import { languageTag } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { calendarLanguage } from './calendar-language.ts';
import type { IsoDate } from './iso-date.ts';
import classes from './range-calendar.module.css';

/** Calendar for one day, in the same chunk as the range calendar, which loads when first opened. */
export default function DayCalendar({
  day,
  onChange,
}: {
  day: IsoDate | null;
  onChange: (day: IsoDate) => void;
}) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const today = useToday();
  use(calendarLanguage(locale));
  return (
    <DatesProvider settings={{ locale: languageTag(locale), firstDayOfWeek: 1 }}>
      <DatePicker
        className={classes.calendar}
        classNames={{
          day: classes.day,
          calendarHeader: classes.head,
          calendarHeaderControl: classes.turn,
          calendarHeaderLevel: classes.level,
        }}
        defaultDate={day ?? today}
        // Marks today in the user's time zone instead of the calendar's own.
        getDayProps={(date) => (date === today ? { 'aria-current': 'date' } : {})}
        value={day}
        ariaLabels={{
          previousMonth: t('platform:period.previousMonth'),
          nextMonth: t('platform:period.nextMonth'),
        }}
        onChange={(chosen) => {
          if (chosen !== null) onChange(chosen);
        }}
      />
    </DatesProvider>
  );
}
