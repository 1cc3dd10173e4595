import { useMemo } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { axisNumbers } from './axis-numbers.ts';
import { type DateFormats, dateFormats } from './date-formats.ts';
import { formatDuration } from './duration.ts';
import { type NumberFormats, numberFormats } from './number-formats.ts';

export interface Formats extends DateFormats, NumberFormats {
  duration: (seconds: number) => string;
  /** Of an axis, by the largest number on it. */
  axisNumbers: (largest: number) => (value: number) => string;
}

/** Dates, numbers, money and lists in the language that is spoken [GEN-03]; days as the client has them. */
export function useFormat(): Formats {
  const { locale } = useLanguage();
  const dayZone = useDayZone();
  return useMemo(() => formatsOf(locale, dayZone), [locale, dayZone]);
}

const made = new Map<string, Formats>();

function formatsOf(locale: Locale, dayZone: string): Formats {
  const key = `${locale} ${dayZone}`;
  const formats = made.get(key) ?? {
    ...dateFormats(locale, { dayZone }),
    ...numberFormats(locale),
    duration: (seconds: number) => formatDuration(seconds, locale),
    axisNumbers: (largest: number) => axisNumbers(locale, largest),
  };
  made.set(key, formats);
  return formats;
}
