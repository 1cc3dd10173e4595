import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  type OpeningHours,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { SelectField } from '#platform/web/fields/select-field.tsx';
import classes from '../../components/form.module.css';
import { useTimeZoneOptions } from '../../data/use-time-zone-options.ts';
import type { LocationValues } from '../data/location-values.ts';
import { CLOSED_WEEK, withSpan } from '../data/opening-week.ts';
import { DayHoursFields } from './day-hours-fields.tsx';
import { OpeningExceptions } from './opening-exceptions.tsx';

/** When the location is open; unknown hours are not the same as a week of closed days. */
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
        <div>
          {WEEK_DAYS.map((day) => (
            <DayHoursFields key={day} day={day} week={hours} form={form} onWeek={set} />
          ))}
        </div>
        <div>
          <Button variant="subtle" leftSection={<Icon of={IconTrash} />} onClick={() => set(null)}>
            {t('directory:hours.forget')}
          </Button>
        </div>
      </>
    );
  }
}
