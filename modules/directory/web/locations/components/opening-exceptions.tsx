import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import {
  OPENING_EXCEPTION_NAME_MAX_LENGTH,
  OPENING_EXCEPTIONS_LIMIT,
} from '#modules/directory/contract/limits.ts';
import type { OpeningException } from '#modules/directory/contract/locations/opening-hours.ts';
import { DateField } from '#platform/web/date-range/date-field.tsx';
import { Icon } from '#platform/web/display/icon.tsx';
import type { FieldBinding } from '#platform/web/fields/field-texts.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { TextField } from '#platform/web/fields/text-field.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';
import { SPANS_LIMIT, withNextSpan } from '../data/opening-week.ts';
import { HourSpans } from './hour-spans.tsx';

/** Days with special hours: holidays, stocktaking, late evenings [LOC-06]. */
export function OpeningExceptions({ form }: { form: ComptoirForm<LocationValues> }) {
  const { t } = useTranslation();
  const { mantine } = form;
  const rows = form.values.openingExceptions;
  const set = (next: OpeningException[]) => {
    for (const path of Object.keys(mantine.errors))
      if (path.startsWith('openingExceptions')) mantine.clearFieldError(path);
    mantine.setFieldValue('openingExceptions', next);
  };
  const change = (at: number, changes: Partial<OpeningException>) =>
    set(rows.map((row, place) => (place === at ? { ...row, ...changes } : row)));
  /** An emptied optional part is removed. */
  const bind = <Value extends string | null>(
    at: number,
    part: 'date' | 'to' | 'name',
    none: Value,
  ) => {
    const path = `openingExceptions.${at}.${part}`;
    const { error, onBlur } = mantine.getInputProps(path);
    return {
      'data-path': path,
      error,
      onBlur,
      value: rows[at]?.[part] || none,
      onChange: (value: string | null) => {
        const { [part]: _, ...others } = rows[at] as OpeningException;
        const next = value || part === 'date' ? { ...others, [part]: value ?? '' } : others;
        set(rows.map((row, place) => (place === at ? (next as OpeningException) : row)));
      },
    } as FieldBinding<Value>;
  };

  return (
    <section className={classes.section}>
      <h2>{t('directory:field.openingExceptions')}</h2>
      <p className={classes.text}>{t('directory:exceptions.help')}</p>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have the same day while they are written
        <fieldset key={at} className={classes.dayField}>
          <legend className={classes.hidden}>{row.name || row.date}</legend>
          <div className={classes.exception}>
            <DateField
              {...bind<string | null>(at, 'date', null)}
              label={t('directory:exceptions.date')}
              calendarLabel={t('directory:exceptions.calendar')}
            />
            <DateField
              {...bind<string | null>(at, 'to', null)}
              label={t('directory:exceptions.to')}
              calendarLabel={t('directory:exceptions.calendar')}
            />
            <TextField
              {...bind<string>(at, 'name', '')}
              label={t('directory:exceptions.name')}
              maxLength={OPENING_EXCEPTION_NAME_MAX_LENGTH}
              autoComplete="off"
            />
            <ActionIcon
              data-edge="end"
              aria-label={t('directory:exceptions.remove', { date: row.date })}
              onClick={() => set(rows.filter((_, place) => place !== at))}
            >
              <Icon of={IconX} size={14} />
            </ActionIcon>
          </div>
          <div className={classes.spans}>
            <HourSpans
              path={`openingExceptions.${at}.spans`}
              day={row.name || row.date}
              spans={row.spans}
              form={form}
              onRemove={(span) =>
                change(at, { spans: row.spans.filter((_, place) => place !== span) })
              }
            />
            {row.spans.length < SPANS_LIMIT && (
              <div>
                <Button
                  variant="subtle"
                  data-edge="start"
                  leftSection={<Icon of={IconPlus} size={14} />}
                  aria-label={t('directory:hours.addTo', { day: row.name || row.date })}
                  onClick={() => change(at, { spans: withNextSpan(row.spans) })}
                >
                  {t('directory:hours.add')}
                </Button>
              </div>
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < OPENING_EXCEPTIONS_LIMIT && (
        <div>
          <Button
            variant="default"
            leftSection={<Icon of={IconPlus} />}
            onClick={() => set([...rows, { date: '', spans: [] }])}
          >
            {t('directory:exceptions.add')}
          </Button>
        </div>
      )}
    </section>
  );
}
