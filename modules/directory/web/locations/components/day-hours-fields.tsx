import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OpeningHours } from '#modules/directory/contract/locations/opening-hours.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import {
  SPANS_LIMIT,
  type WeekDay,
  withDayLike,
  withoutSpan,
  withSpan,
} from '../data/opening-week.ts';
import { DAY_NAMES } from './day-names.ts';
import { HourSpans } from './hour-spans.tsx';

/** One day of the week: its hours, each fault beside them, and the two ways to fill it quickly. */
export function DayHoursFields({
  day,
  week,
  form,
  onWeek,
}: {
  day: WeekDay;
  week: OpeningHours;
  form: ComptoirForm<LocationValues>;
  onWeek: (week: OpeningHours) => void;
}) {
  const { t } = useTranslation();
  const name = t(DAY_NAMES[day]);
  const spans = week[day];
  const isLikeMonday = JSON.stringify(spans) === JSON.stringify(week.mon);

  return (
    <fieldset className={classes.dayField}>
      <legend className={classes.hidden}>{name}</legend>
      <div className={classes.day}>
        <span className={classes.dayName} aria-hidden="true">
          {name}
        </span>
        <div className={classes.spans}>
          <HourSpans
            path={`openingHours.${day}`}
            day={name}
            spans={spans}
            form={form}
            onRemove={(at) => onWeek(withoutSpan(week, day, at))}
          />
        </div>
        <div className={classes.dayActions}>
          {day !== 'mon' && !isLikeMonday && (
            <Button
              variant="subtle"
              aria-label={t('directory:hours.likeMondayOn', { day: name })}
              onClick={() => onWeek(withDayLike(week, day, 'mon'))}
            >
              {t('directory:hours.likeMonday')}
            </Button>
          )}
          {spans.length < SPANS_LIMIT && (
            <Button
              variant="subtle"
              leftSection={<Icon of={IconPlus} size={14} />}
              aria-label={t('directory:hours.addTo', { day: name })}
              onClick={() => onWeek(withSpan(week, day))}
            >
              {t('directory:hours.add')}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
