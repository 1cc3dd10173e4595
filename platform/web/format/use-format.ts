import { useMemo } from 'react';
import { type Locale, numberTag } from '#platform/contract/locale.ts';
import { widenGroups } from '#platform/web/i18n/bound-numbers.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useDayZone } from '#platform/web/time/use-day-zone.ts';
import { type DateFormats, dateFormats } from './date-formats.ts';

/** Also groups four digits, which German does not by default: 9.440 next to 28.600. */
const SHORT = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  useGrouping: 'always',
} as const;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SCALES = [1_000_000_000, 1_000_000, 1_000];
const WRITTEN_OUT_BELOW = 100_000;
const GROUPED_FROM = 10_000;

export interface Formats extends DateFormats, NumberFormats {
  duration: (seconds: number) => string;
  /** Formatter for an axis, by its largest number. */
  axisNumbers: (largest: number) => (value: number) => string;
}

/** Formats for dates, numbers, money and lists in the user's language [GEN-03]; days are in the client's time zone. */
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

/**
 * Formats all numbers of one axis alike: in full while they are short, otherwise in the unit of the largest (0.5M next
 * to 1M, never 500K). A language without a compact form for that unit writes them in full.
 */
export function axisNumbers(locale: Locale, largest: number): (value: number) => string {
  const tag = numberTag(locale);
  const most = Math.abs(largest);
  const plain = Intl.NumberFormat(tag, {
    maximumFractionDigits: 2,
    // Some languages group only from five digits on; 5000 next to 10.000 would look inconsistent.
    useGrouping: most >= GROUPED_FROM ? 'always' : 'auto',
  });
  const scale = SCALES.find((each) => most >= each);
  if (most < WRITTEN_OUT_BELOW || scale === undefined)
    return (value) => widenGroups(plain.format(value));
  const parts = Intl.NumberFormat(tag, { notation: 'compact' }).formatToParts(scale);
  if (!parts.some(({ type }) => type === 'compact')) return (value) => plain.format(value);
  const unit = parts
    .filter(({ type }) => type !== 'integer')
    .map(({ value }) => value)
    .join('');
  return (value) => (value === 0 ? '0' : `${plain.format(value / scale)}${unit}`);
}

/** The two largest units at most: `20 s`, `3 min`, `5 h 40`, `2 d 4 h`. All six languages share the other symbols. */
export function formatDuration(seconds: number, locale: Locale): string {
  const whole = Math.max(0, Math.round(seconds));
  const hour = locale === 'no' ? 't' : 'h';
  if (whole < MINUTE) return `${whole}\u00a0s`;
  if (whole < HOUR) return `${Math.round(whole / MINUTE)}\u00a0min`;
  if (whole < DAY) return join(Math.floor(whole / HOUR), hour, Math.round((whole % HOUR) / MINUTE));
  const days = Math.floor(whole / DAY);
  const hours = Math.round((whole % DAY) / HOUR);
  const unit = dayUnit(days, locale);
  return hours === 0 ? `${days}\u00a0${unit}` : `${days}\u00a0${unit}\u00a0${hours}\u00a0${hour}`;
}

/** `d`, `j`, `gg`; German and Norwegian have no symbol that readers know. */
function dayUnit(days: number, locale: Locale): string {
  if (locale === 'de') return days === 1 ? 'Tag' : 'Tage';
  if (locale === 'no') return days === 1 ? 'dag' : 'dager';
  const unitFormat = Intl.NumberFormat(numberTag(locale), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'narrow',
  });
  return unitFormat.formatToParts(days).find(({ type }) => type === 'unit')?.value ?? 'd';
}

function join(hours: number, unit: string, minutes: number): string {
  if (minutes === 0) return `${hours}\u00a0${unit}`;
  return minutes === 60
    ? `${hours + 1}\u00a0${unit}`
    : `${hours}\u00a0${unit}\u00a0${String(minutes).padStart(2, '0')}`;
}

interface NumberFormats {
  number: (value: number, decimals?: number) => string;
  /** 182,406 as 182K: for axes and narrow columns. */
  compactNumber: (value: number) => string;
  /** A share between 0 and 1. */
  percent: (share: number, decimals?: number) => string;
  money: (hundredths: number, currency?: string) => string;
  /** €53.0K: always three digits, because amounts below each other have the same decimals. */
  compactMoney: (hundredths: number, currency?: string) => string;
  /** €50K: for the round amounts of an axis. */
  axisMoney: (hundredths: number, currency?: string) => string;
  /** Without cents: for columns, where 8.72K next to 108K would not line up. */
  wholeMoney: (hundredths: number, currency?: string) => string;
  list: (items: readonly string[]) => string;
}

/** Amounts are in hundredths and are converted to units only here; the default currency is the euro [GEN-03]. */
export function numberFormats(locale: Locale): NumberFormats {
  const tag = numberTag(locale);
  const number = memo((decimals: number) =>
    Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  );
  const percent = memo((decimals: number) =>
    Intl.NumberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
  );
  const money = memo((currency: string) => Intl.NumberFormat(tag, { style: 'currency', currency }));
  const axisMoney = memo((currency: string) =>
    Intl.NumberFormat(tag, { style: 'currency', currency, ...SHORT }),
  );
  const compactMoney = memo((currency: string) =>
    Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      ...SHORT,
      minimumSignificantDigits: 3,
    }),
  );
  const wholeMoney = memo((currency: string) =>
    Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
      useGrouping: 'always',
    }),
  );
  const compact = Intl.NumberFormat(tag, SHORT);
  const list = new Intl.ListFormat(locale === 'en' ? 'en-GB' : tag);
  const write = (format: Intl.NumberFormat, value: number) => widenGroups(format.format(value));
  return {
    number: (value, decimals = 0) => write(number(decimals), value),
    compactNumber: (value) => write(compact, value),
    percent: (share, decimals = 0) => write(percent(decimals), share),
    money: (hundredths, currency = 'EUR') => write(money(currency), hundredths / 100),
    compactMoney: (hundredths, currency = 'EUR') => write(compactMoney(currency), hundredths / 100),
    axisMoney: (hundredths, currency = 'EUR') => write(axisMoney(currency), hundredths / 100),
    wholeMoney: (hundredths, currency = 'EUR') => write(wholeMoney(currency), hundredths / 100),
    list: (items) => list.format(items),
  };
}

/** Cached, because creating an Intl object takes a thousand times longer than using it. */
function memo<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
