import { dateTag } from '#platform/contract/intl-tag.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { type IsoDate, isIsoDate, isoDate } from './iso-date.ts';

type DatePart = 'day' | 'month' | 'year';

/** Reads a day as people type it in their language: 2.3.26, 02/03/2026, 2 3 2026, or the ISO form anywhere. */
export function readTypedDate(text: string, locale: Locale): IsoDate | null {
  const trimmed = text.trim();
  if (isIsoDate(trimmed)) return trimmed;
  const numbers = trimmed.split(/[\s./-]+/).filter(Boolean);
  if (numbers.length !== 3 || !numbers.every((number) => /^\d{1,4}$/.test(number))) return null;
  const given = Object.fromEntries(
    orderOfParts(locale).map((part, position) => [part, Number(numbers[position])]),
  ) as Record<DatePart, number>;
  const year = given.year < 100 ? 2000 + given.year : given.year;
  const date = isoDate(year, given.month, given.day);
  // 31/02 would silently become 3 March: only a day that stays what was typed counts.
  return date === written(year, given.month, given.day) ? date : null;
}

/** What to show in the empty field, in the order that is then understood. */
export function typedDateExample(date: IsoDate, locale: Locale): string {
  return new Intl.DateTimeFormat(dateTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
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
