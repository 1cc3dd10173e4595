import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import {
  type OpeningHours,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../../components/form.module.css';
import { useTimeZoneOptions } from '../../data/setting-labels.ts';
import type { LocationValues } from '../data/location-values.ts';
import {
  CLOSED_WEEK,
  isLikeMondayOffered,
  SPANS_LIMIT,
  type WeekDay,
  withDayLike,
  withoutSpan,
  withSpan,
} from '../data/opening-week.ts';
import { HourSpans } from './hour-spans.tsx';
import { OpeningExceptions } from './opening-exceptions.tsx';

/** Opening hours of the location; unknown hours differ from a week of closed days. */
export default function LocationHoursPart({ form }: { form: ComptoirForm<LocationValues> }) {
  const { t } = useTranslation();
  const week = form.values.openingHours;
  const set = (hours: OpeningHours | null) => {
    // Indexes shift when a span is removed, so old errors are cleared.
    for (const path of Object.keys(form.mantine.errors))
      if (path.startsWith('openingHours')) form.mantine.clearFieldError(path);
    form.mantine.setFieldValue('openingHours', hours);
  };
  return (
    <>
      {week === null ? unknownWeek() : knownWeek(week)}
      <SelectField
        {...form.field('timeZone')}
        value={form.values.timeZone || null}
        onChange={(zone) => form.field('timeZone').onChange(zone ?? '')}
        label={t('directory:field.timeZone')}
        help={t('directory:location.timeZoneHelp')}
        placeholder={t('directory:location.timeZoneOfPlace')}
        options={useTimeZoneOptions(form.values.timeZone)}
        isClearable
      />
      <OpeningExceptions form={form} />
    </>
  );

  function unknownWeek() {
    return (
      <>
        <p className={classes.text}>{t('directory:hours.unknown')}</p>
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => set(withSpan(CLOSED_WEEK, 'mon'))}
          >
            {t('directory:hours.enter')}
          </Button>
        </div>
      </>
    );
  }

  function knownWeek(hours: OpeningHours) {
    return (
      <>
        <p className={classes.text}>{t('directory:hours.help')}</p>
        <div className={classes.week}>
          {WEEK_DAYS.map((day) => (
            <DayHoursFields key={day} day={day} week={hours} form={form} onWeek={set} />
          ))}
        </div>
        <div>
          <Button
            variant="subtle"
            data-edge="start"
            leftSection={<Icon of={IconTrash} />}
            onClick={() => set(null)}
          >
            {t('directory:hours.forget')}
          </Button>
        </div>
      </>
    );
  }
}

/** One day of the week: its hours with errors, and two ways to fill it quickly. */
function DayHoursFields({
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
  const name = t(`directory:location.${day}`);
  const spans = week[day];

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
          {isLikeMondayOffered(week, day) && (
            <Button
              variant="subtle"
              aria-label={t('directory:hours.likeMondayOn', { day: name })}
              onClick={() => onWeek(withDayLike(week, day, 'mon'))}
            >
              {t('directory:hours.likeMonday')}
            </Button>
          )}
          {spans.length > 0 && spans.length < SPANS_LIMIT && (
            <Tooltip label={t('directory:hours.add')}>
              <ActionIcon
                data-edge="end"
                aria-label={t('directory:hours.addTo', { day: name })}
                onClick={() => onWeek(withSpan(week, day))}
              >
                <Icon of={IconPlus} />
              </ActionIcon>
            </Tooltip>
          )}
          {spans.length === 0 && (
            <Button
              variant="subtle"
              data-edge="end"
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
