import { LOCALES, languageTag } from '#platform/contract/locale.ts';
import {
  CellFault,
  type DateReading,
  normalizeForComparison,
  type ReadCell,
} from '../import-column.ts';

const NUMERIC_DATE = /^(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?:[T ][\d:.]+Z?)?$/;
/** Matches stored dates up to day 28, which exists in every month; most cells match. */
const STORED_DATE = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const WORD_SEPARATORS = /[\s.,/-]+/;
const DATE_MAX_LENGTH = 40;
const IGNORED_WORDS = new Set(['de', 'del', 'of', 'den', 'the', 'le', 'di', 'il', 'el']);
const DAY = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|°)?$/i;

type Parts = readonly [year: string, month: string | number, day: string];

/**
 * A day, stored as 2026-11-16. Dates of a workbook already have this form; typed dates are read in the order of the file.
 * Also records in `dates` whether the column has numeric dates and short years, for the report of the check.
 */
export const date: ReadCell<string> = (given, { dates = defaultReading() }) => {
  if (STORED_DATE.test(given)) return given;
  const parts = numericDate(given, dates) ?? namedDate(given);
  if (!parts) return new CellFault('notDate');
  const year = yearOf(parts[0], dates);
  const [month, day] = [Number(parts[1]), Number(parts[2])];
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return exists && year >= 1000 ? at.toISOString().slice(0, 10) : new CellFault('notDate');
};

/** The three numbers of a date typed in numbers only. */
export function splitNumericDate(given: string): [string, string, string] | undefined {
  const [, first, second, third] = NUMERIC_DATE.exec(given) ?? [];
  return first && second && third ? [first, second, third] : undefined;
}

export function defaultReading(): DateReading {
  return { order: 'DMY', century: 'past', hasDates: false, hasShortYears: false };
}

function numericDate(given: string, dates: DateReading): Parts | undefined {
  const numbers = splitNumericDate(given);
  if (!numbers) return undefined;
  const [first, second, third] = numbers;
  if (first.length === 4) return third.length <= 2 ? [first, second, third] : undefined;
  if (first.length > 2 || third.length === 3) return undefined;
  dates.hasDates = true;
  if (dates.order === 'YMD' && first.length === 2 && third.length <= 2)
    return [first, second, third];
  if (third.length === 1) return undefined;
  return dates.order === 'MDY' ? [third, first, second] : [third, second, first];
}

/** “31 janvier 1980”, “January 31st, 1980”, “31 de enero de 1980”, “31-Jan-80”. */
function namedDate(given: string): Parts | undefined {
  if (given.length > DATE_MAX_LENGTH) return undefined;
  const words = given
    .split(WORD_SEPARATORS)
    .filter((word) => word !== '' && !IGNORED_WORDS.has(word.toLowerCase()));
  const place = words.findIndex((word) => monthsByName().has(normalizeForComparison(word)));
  const month = monthsByName().get(normalizeForComparison(words[place] ?? ''));
  if (words.length !== 3 || month === undefined || place > 1) return undefined;
  const [first = '', second = ''] = words.filter((_, index) => index !== place);
  const isYearFirst = place === 1 && /^\d{4}$/.test(first);
  const [year, day] = isYearFirst ? [first, second] : [second, first];
  const [, dayNumber] = DAY.exec(day) ?? [];
  return dayNumber && /^(?:\d{2}|\d{4})$/.test(year) ? [year, month, dayNumber] : undefined;
}

function yearOf(text: string, dates: DateReading): number {
  if (text.length !== 2) return Number(text);
  dates.hasShortYears = true;
  const inCentury = Number(text);
  if (dates.century !== 'past') return Number(dates.century) + inCentury;
  const thisYear = new Date().getUTCFullYear();
  return inCentury + (2000 + inCentury > thisYear ? 1900 : 2000);
}

let knownMonths: ReadonlyMap<string, number> | undefined;

/** Long and short names in six languages, Austrian names, and “sept”. */
function monthsByName(): ReadonlyMap<string, number> {
  knownMonths ??= new Map([
    ...LOCALES.flatMap((locale) =>
      (['long', 'short'] as const).flatMap((width) => {
        const format = new Intl.DateTimeFormat(languageTag(locale), {
          month: width,
          timeZone: 'UTC',
        });
        return Array.from(
          { length: 12 },
          (_, month) =>
            [normalizeForComparison(format.format(Date.UTC(2026, month, 15))), month + 1] as const,
        );
      }),
    ),
    ['sept', 9] as const,
    ['janner', 1] as const,
    ['feber', 2] as const,
  ]);
  return knownMonths;
}
