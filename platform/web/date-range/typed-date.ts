import { dateTag, type Locale } from '#platform/contract/locale.ts';
import { type IsoDate, isIsoDate, isoDate } from './iso-date.ts';

/** Minimum number of letters that distinguishes all months: June and July. */
const LEAST_LETTERS = 3;

type DatePart = 'day' | 'month' | 'year';

/** Reads a day as people type it in their language: 2.3.26, 02/03/2026, 2 mars 2026, or the ISO form anywhere. */
export function readTypedDate(text: string, locale: Locale): IsoDate | null {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const parts = trimmed.split(/[\s.,/-]+/).filter(Boolean);
  const given = inDigits(parts, locale) ?? withMonthName(parts, locale);
  if (!given) return null;
  const year = given.year < 100 ? 2000 + given.year : given.year;
  const date = isoDate(year, given.month, given.day);
  // 31/02 would silently become 3 March, so the date counts only if it is the one typed.
  return date === written(year, given.month, given.day) ? date : null;
}

type GivenDate = Record<DatePart, number>;

function inDigits(parts: readonly string[], locale: Locale): GivenDate | undefined {
  if (parts.length !== 3 || !parts.every(isNumber)) return undefined;
  return Object.fromEntries(
    orderOfParts(locale).map((part, position) => [part, Number(parts[position])]),
  ) as GivenDate;
}

/** The name identifies the month; the first number is the day in all supported languages. */
function withMonthName(parts: readonly string[], locale: Locale): GivenDate | undefined {
  const [name, ...others] = parts.filter((part) => !isNumber(part) && !LINKING_WORDS.has(part));
  const [day, year, ...further] = parts.filter(isNumber);
  if (!name || !day || !year || others.length + further.length > 0 || parts.at(-1) !== year)
    return undefined;
  const month = parseMonthName(name, locale);
  if (month === undefined) return undefined;
  return { day: Number(day), month, year: Number(year) };
}

/** Words between the parts of a date: 1 de diciembre de 2026. */
const LINKING_WORDS = new Set(['de', 'del']);

function isNumber(part: string): boolean {
  return /^\d{1,4}$/.test(part);
}

function orderOfParts(locale: Locale): DatePart[] {
  return new Intl.DateTimeFormat(dateTag(locale), { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type)
    .filter((type): type is DatePart => type === 'day' || type === 'month' || type === 'year');
}

function written(year: number, month: number, day: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Month from 1 to 12 by its full or shortened name in a language, with or without accents. */
function parseMonthName(typed: string, locale: Locale): number | undefined {
  const start = plain(typed);
  if (start.length < LEAST_LETTERS) return undefined;
  const fitting = monthNames(locale).flatMap((name, at) =>
    name.startsWith(start) ? [at + 1] : [],
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function monthNames(locale: Locale): string[] {
  const { format } = new Intl.DateTimeFormat(dateTag(locale), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, at) => plain(format(Date.UTC(2026, at, 1))));
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
