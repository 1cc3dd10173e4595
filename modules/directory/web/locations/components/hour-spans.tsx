import { ActionIcon, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  endsNextDay,
  type OpeningSpan,
} from '#modules/directory/contract/locations/opening-hours.ts';
import { Icon } from '#platform/web/display/icon.tsx';
import type { ComptoirForm } from '#platform/web/fields/form/use-comptoir-form.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import classes from '../../components/form.module.css';
import type { LocationValues } from '../data/location-values.ts';

const TYPED = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})?)?$|^(\d{1,2})(\d{2})$/i;

/** Opening hours of one day with their errors; spans that end on the next day are marked. */
export function HourSpans({
  path,
  day,
  spans,
  form,
  onRemove,
}: {
  /** Path of the spans in the form: `openingHours.mon`. */
  path: string;
  /** Name of the day, for screen readers. */
  day: string;
  spans: readonly OpeningSpan[];
  form: ComptoirForm<LocationValues>;
  onRemove: (at: number) => void;
}) {
  const { t } = useTranslation();
  const { mantine } = form;

  const clockOf = (at: number, end: 'from' | 'to') => {
    const field = `${path}.${at}.${end}`;
    const { error, onBlur } = mantine.getInputProps(field);
    const value = spans[at]?.[end] ?? '';
    return (
      <TextInput
        aria-label={t(end === 'from' ? 'directory:hours.from' : 'directory:hours.to', {
          day,
          span: at + 1,
        })}
        data-path={field}
        inputMode="numeric"
        placeholder={end === 'from' ? '09:00' : '18:00'}
        maxLength={8}
        value={value}
        error={Boolean(error)}
        onChange={(event) => mantine.setFieldValue(field, event.currentTarget.value as never)}
        onBlur={() => {
          const clock = normalizeTypedTime(value);
          if (clock !== value) mantine.setFieldValue(field, clock as never);
          onBlur?.();
        }}
      />
    );
  };
  const faultOf = (at: number) => {
    const span = `${path}.${at}`;
    const fault = mantine.errors[`${span}.from`] ?? mantine.errors[`${span}.to`];
    return (
      fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )
    );
  };

  return (
    <>
      {spans.length === 0 && <p className={classes.closed}>{t('directory:hours.closed')}</p>}
      {spans.map((span, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span is its position, it has no other name
        <div key={at} className={classes.span}>
          {clockOf(at, 'from')}
          <span aria-hidden="true">–</span>
          {clockOf(at, 'to')}
          <ActionIcon
            aria-label={t('directory:hours.remove', { day, span: at + 1 })}
            onClick={() => onRemove(at)}
          >
            <Icon of={IconX} size={14} />
          </ActionIcon>
          {span.to !== '' && span.from !== '' && endsNextDay(span) && (
            <small className={classes.nextDay}>{t('directory:hours.nextDay')}</small>
          )}
          {faultOf(at)}
        </div>
      ))}
      {mantine.errors[path] && !spans.some((_, at) => faultOf(at)) && (
        <p className={classes.fault} role="alert">
          {mantine.errors[path]}
        </p>
      )}
    </>
  );
}

/**
 * Converts input such as 9, 930, 9.30 or 18h30 to 09:00, 09:30, 18:30. Invalid input is returned for validation to
 * reject.
 */
export function normalizeTypedTime(typed: string): string {
  const found = TYPED.exec(typed.trim());
  if (!found) return typed.trim();
  const hour = Number(found[1] ?? found[3]);
  const minute = found[2] ?? found[4] ?? '00';
  if (hour > 24 || Number(minute) > 59 || (hour === 24 && minute !== '00')) return typed.trim();
  return `${String(hour).padStart(2, '0')}:${minute}`;
}
