import { type Locale, languageTag } from '#platform/contract/locale.ts';
import { dateTag } from '#platform/contract/text/intl-tag.ts';

export type LengthUnit = 'kilometer' | 'mile';

const KM_PER_MILE = 1.609344;
/** Where roads are measured in miles. */
const MILE_COUNTRIES: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'MM']);
/** Any Monday: 1 January 2024 was one. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Making a formatter takes longer than drawing a page; each is made once per language. */
const formats = new Map<string, unknown>();
function once<Made>(key: string, make: () => Made): Made {
  const known = formats.get(key);
  if (known !== undefined) return known as Made;
  const made = make();
  formats.set(key, made);
  return made;
}

export function lengthUnit(miles: boolean | null, country: string | undefined): LengthUnit {
  if (miles !== null) return miles ? 'mile' : 'kilometer';
  return country !== undefined && MILE_COUNTRIES.has(country) ? 'mile' : 'kilometer';
}

export function distanceText(km: number, unit: LengthUnit, locale: Locale): string {
  const length = unit === 'mile' ? km / KM_PER_MILE : km;
  const digits = length < 9.95 ? 1 : 0;
  const format = once(
    `${unit} ${digits} ${locale}`,
    () =>
      new Intl.NumberFormat(languageTag(locale), {
        style: 'unit',
        unit,
        maximumFractionDigits: digits,
      }),
  );
  return format.format(length);
}

/** `09:30`, in French `9 h 30`; `24:00` ends a day. */
export function formatTimeOfDay(clock: string, locale: Locale): string {
  return once(`clock ${clock} ${locale}`, () => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    if (locale === 'fr')
      return `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`;
    if (hour === 24) return '24:00';
    return new Intl.DateTimeFormat(dateTag(locale), { timeStyle: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1, hour, minute),
    );
  });
}

/** 0 is Monday. */
export function weekdayName(day: number, locale: Locale): string {
  const format = once(
    `weekday ${locale}`,
    () => new Intl.DateTimeFormat(dateTag(locale), { weekday: 'long', timeZone: 'UTC' }),
  );
  return once(`weekday ${day % 7} ${locale}`, () => format.format(MONDAY + (day % 7) * DAY_MS));
}

/** `24 December`; the day is given as `2026-12-24`. */
export function dayText(day: string, locale: Locale): string {
  const format = once(
    `day ${locale}`,
    () =>
      new Intl.DateTimeFormat(dateTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  );
  return format.format(Date.parse(day));
}

export function countryName(country: string, locale: Locale): string {
  const names = once(
    `countries ${locale}`,
    () => new Intl.DisplayNames(languageTag(locale), { type: 'region' }),
  );
  return /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
}

/** A capital letter where a text begins a line: weekday names are small in some languages. */
export function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(languageTag(locale)) + text.slice(1);
}
