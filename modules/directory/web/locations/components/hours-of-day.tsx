import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
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
import { typedClock } from '../data/typed-clock.ts';
import { DAY_NAMES } from './day-names.ts';

/** One day of the week: its hours, each fault beside them, and the two ways to fill it quickly. */
export function HoursOfDay({
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
  const { mantine } = form;
  const name = t(DAY_NAMES[day]);
  const spans = week[day];
  const isLikeMonday = JSON.stringify(spans) === JSON.stringify(week.mon);

  const clockOf = (at: number, end: 'from' | 'to') => {
    const path = `openingHours.${day}.${at}.${end}`;
    const { error, onBlur } = mantine.getInputProps(path);
    const value = spans[at]?.[end] ?? '';
    return (
      <TextInput
        aria-label={t(end === 'from' ? 'directory:hours.from' : 'directory:hours.to', {
          day: name,
          span: at + 1,
        })}
        data-path={path}
        inputMode="numeric"
        placeholder={end === 'from' ? '09:00' : '18:00'}
        maxLength={8}
        value={value}
        error={Boolean(error)}
        onChange={(event) => mantine.setFieldValue(path, event.currentTarget.value as never)}
        onBlur={() => {
          const clock = typedClock(value);
          if (clock !== value) mantine.setFieldValue(path, clock as never);
          onBlur?.();
        }}
      />
    );
  };

  return (
    <fieldset className={classes.dayField}>
      <legend className={classes.hidden}>{name}</legend>
      <div className={classes.day}>
        <span className={classes.dayName} aria-hidden="true">
          {name}
        </span>
        <div className={classes.spans}>
          {spans.length === 0 && <p className={classes.closed}>{t('directory:hours.closed')}</p>}
          {spans.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is its position, it has no other name
            <div key={at} className={classes.span}>
              {clockOf(at, 'from')}
              <span aria-hidden="true">–</span>
              {clockOf(at, 'to')}
              <ActionIcon
                aria-label={t('directory:hours.remove', { day: name, span: at + 1 })}
                onClick={() => onWeek(withoutSpan(week, day, at))}
              >
                <Icon of={IconX} size={14} />
              </ActionIcon>
              {faultOf(at)}
            </div>
          ))}
          {mantine.errors[`openingHours.${day}`] && !spans.some((_, at) => faultOf(at)) && (
            <p className={classes.fault} role="alert">
              {mantine.errors[`openingHours.${day}`]}
            </p>
          )}
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

  function faultOf(at: number) {
    const path = `openingHours.${day}.${at}`;
    const fault = mantine.errors[`${path}.from`] ?? mantine.errors[`${path}.to`];
    return (
      fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )
    );
  }
}
