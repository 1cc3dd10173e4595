import { useMemo } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { axisNumbers } from './axis-numbers.ts';
import { type DateFormats, dateFormats } from './date-formats.ts';
import { formatDuration } from './duration.ts';
import { type NumberFormats, numberFormats } from './number-formats.ts';

export interface Formats extends DateFormats, NumberFormats {
  duration: (seconds: number) => string;
  /** Of an axis, by the largest number on it. */
  axisNumbers: (largest: number) => (value: number) => string;
}

/** Dates, numbers, money and lists in the language that is spoken [GEN-03]. */
export function useFormat(): Formats {
  const { locale } = useLanguage();
  return useMemo(() => formatsOf(locale), [locale]);
}

const made = new Map<Locale, Formats>();

function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? {
    ...dateFormats(locale),
    ...numberFormats(locale),
    duration: formatDuration,
    axisNumbers: (largest: number) => axisNumbers(locale, largest),
  };
  made.set(locale, formats);
  return formats;
}
