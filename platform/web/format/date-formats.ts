import { dateTag, JUST_NOW, type Locale } from '#platform/contract/locale.ts';

/** A timestamp as in calls (`2026-09-22T07:40:00Z`), a day without a time (`2026-09-22`), or a Date. */
export type When = string | Date;

export interface DateFormats {
  /** 22 Sep 2026, in the time zone of the client. */
  date: (when: When) => string;
  /** Like `date`, in the user's time zone, as `time` and `moment` use. */
  dateHere: (when: When) => string;
  /** 22 – 26 Sep 2026 */
  period: (from: When, to: When) => string;
  /** 22 Sep 26: for columns and lines, where the whole year would take the room of a name. */
  shortYearDate: (when: When) => string;
  /** Like `shortYearDate`, in the user's time zone: on a page that shows the same moment with its time. */
  shortYearDateHere: (when: When) => string;
  /** 22 – 26 Sep 26 */
  shortYearPeriod: (from: When, to: When) => string;
  /** 07:40 */
  time: (when: When) => string;
  /** Today 07:40, Yesterday 18:05, 12 Nov 09:15, 12 Nov 2025 */
  moment: (when: When) => string;
  /** 12 Nov 2026, 09:15: the same format for all rows of a column. */
  stamp: (when: When) => string;
  /** 12 Nov 26, 09:15: like `stamp`, in narrow columns. */
  shortYearStamp: (when: When) => string;
  /** today, 18:00, tomorrow, Thu 19 Nov: for a day that is due or just past. */
  dueDay: (when: When) => string;
  /** 9 Nov; with the year if it is another one: 9 Nov 2025. */
  shortDay: (when: When) => string;
  /** Whether it is today or yesterday in the user's time zone, for sentences that name the day. */
  nearDay: (when: When) => 'today' | 'yesterday' | 'other';
  /** just now, 3 min ago, in 2 days */
  ago: (when: When) => string;
  /** September 2026 */
  month: (when: When) => string;
}

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const SECOND = 1000;
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, milliseconds: number][] = [
  ['year', 365 * 86_400 * SECOND],
  ['month', 30 * 86_400 * SECOND],
  ['day', 86_400 * SECOND],
  ['hour', 3_600 * SECOND],
  ['minute', 60 * SECOND],
];

export function dateFormats(
  locale: Locale,
  {
    timeZone,
    dayZone = timeZone,
    now = () => new Date(),
  }: {
    timeZone?: string;
    /** Time zone of calendar days; default: the user's. */
    dayZone?: string | undefined;
    now?: () => Date;
  } = {},
): DateFormats {
  const tag = dateTag(locale);
  const written = (text: string) => bindDay(spellDay(text, locale));
  const zoned = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    new Intl.DateTimeFormat(tag, { ...options, ...(zone && { timeZone: zone }) });
  const short = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const shortDate = zoned(short, dayZone);
  const shortDateHere = zoned(short);
  const plainDate = zoned(short, 'UTC');
  const shortYear = { ...short, year: '2-digit' } as const;
  const shortYearDate = zoned(shortYear, dayZone);
  const shortYearDateHere = zoned(shortYear);
  const plainShortYear = zoned(shortYear, 'UTC');
  const dayAndMonth = zoned({ day: 'numeric', month: 'short' });
  const weekday = zoned({ weekday: 'short', day: 'numeric', month: 'short' });
  const clock = zoned({ hour: '2-digit', minute: '2-digit' });
  const stamp = zoned({ ...short, hour: '2-digit', minute: '2-digit' });
  const shortYearStamp = zoned({ ...shortYear, hour: '2-digit', minute: '2-digit' });
  const month = zoned({ month: 'long', year: 'numeric' }, dayZone);
  const plainMonth = zoned({ month: 'long', year: 'numeric' }, 'UTC');
  const dayKey = new Intl.DateTimeFormat('sv', timeZone ? { timeZone } : {});
  const relativeDay = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  // Fifty days ago is not always “last month”, and “1 mo” is too short for a sentence.
  const distant = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });

  const daysAgo = (then: Date) =>
    Math.round(
      (Date.parse(dayKey.format(now())) - Date.parse(dayKey.format(then))) / (86_400 * SECOND),
    );

  const isThisYear = (then: Date) =>
    dayKey.format(then).slice(0, 4) === dayKey.format(now()).slice(0, 4);

  return {
    date: (when) => written((isDay(when) ? plainDate : shortDate).format(toDate(when))),
    dateHere: (when) => written(shortDateHere.format(toDate(when))),
    period: (from, to) =>
      written((isDay(from) ? plainDate : shortDate).formatRange(toDate(from), toDate(to))),
    shortYearDate: (when) =>
      written((isDay(when) ? plainShortYear : shortYearDate).format(toDate(when))),
    shortYearDateHere: (when) => written(shortYearDateHere.format(toDate(when))),
    shortYearPeriod: (from, to) =>
      written((isDay(from) ? plainShortYear : shortYearDate).formatRange(toDate(from), toDate(to))),
    time: (when) => clock.format(toDate(when)),
    moment(when) {
      const then = toDate(when);
      const days = daysAgo(then);
      if (days === 0 || days === 1)
        return `${capital(relativeDay.format(-days, 'day'))} ${clock.format(then)}`;
      return written(
        isThisYear(then)
          ? `${dayAndMonth.format(then)} ${clock.format(then)}`
          : shortDateHere.format(then),
      );
    },
    stamp: (when) => written(stamp.format(toDate(when))),
    shortYearStamp: (when) => written(shortYearStamp.format(toDate(when))),
    dueDay(when) {
      const then = toDate(when);
      const days = -daysAgo(then);
      if (days === 0) return `${relativeDay.format(0, 'day')}, ${clock.format(then)}`;
      if (Math.abs(days) === 1) return relativeDay.format(days, 'day');
      return written(
        isThisYear(then) ? weekday.format(then).replace(',', '') : shortDateHere.format(then),
      );
    },
    shortDay(when) {
      const then = toDate(when);
      return written(isThisYear(then) ? dayAndMonth.format(then) : shortDateHere.format(then));
    },
    nearDay(when) {
      const days = daysAgo(toDate(when));
      if (days === 0) return 'today';
      return days === 1 ? 'yesterday' : 'other';
    },
    ago(when) {
      const distance = toDate(when).getTime() - now().getTime();
      const step = STEPS.find(([, size]) => Math.abs(distance) >= size);
      if (!step) return JUST_NOW[locale];
      const [unit, size] = step;
      const count = Math.trunc(distance / size);
      // French shortens days to “5 j”, which does not fit a sentence. Norwegians count “dager”, not “døgn” of 24 hours.
      if (unit === 'day') return relativeDay.format(count, unit).replace('døgn', 'dager');
      return (unit === 'year' || unit === 'month' ? distant : relative).format(count, unit);
    },
    month: (when) => (isDay(when) ? plainMonth : month).format(toDate(when)),
  };
}

/** Months and days of a chart as its axis and tables name them; charts count calendar days. */
export function chartDates(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): (day: Date) => string {
  const format = new Intl.DateTimeFormat(dateTag(locale), { ...options, timeZone: 'UTC' });
  return (day) => spellDay(format.format(day), locale);
}

function isDay(when: When): boolean {
  return typeof when === 'string' && DAY_ONLY.test(when);
}

function toDate(when: When): Date {
  return typeof when === 'string' ? new Date(when) : when;
}

/**
 * British English has one month abbreviation of four letters, which would misalign columns of dates. French writes the
 * first of a month as an ordinal, which Intl does not.
 */
function spellDay(text: string, locale: Locale): string {
  if (locale === 'fr') return text.replace(/(?<!\d)1(?=(?:[\s–]+\d{1,2})?\s\p{Ll})/gu, '1er');
  return text.replace(/Sept(?=[ ,]|$)/, 'Sep');
}

/** Lines may wrap after the dash of a period and before a time only. */
function bindDay(text: string): string {
  return text.replace(/(?<![,–])[ \u2009]/g, '\u00a0');
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1);
}
