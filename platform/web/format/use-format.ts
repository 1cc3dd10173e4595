import { useMemo } from 'react';
import type { Locale } from '#platform/contract/locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { type DateFormats, dateFormats } from './date-formats.ts';
import { formatDuration } from './duration.ts';
import { type NumberFormats, numberFormats } from './number-formats.ts';

export interface Formats extends DateFormats, NumberFormats {
  duration: (seconds: number) => string;
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
  };
  made.set(locale, formats);
  return formats;
}
