import { z } from 'zod';
import { dateTag, type Locale } from '#platform/contract/locale.ts';
import { line } from '#platform/contract/text/text.ts';
import { calendarDay } from '#platform/contract/text/typed-values.ts';
import {
  OPENING_EXCEPTION_DAYS,
  OPENING_EXCEPTION_NAME_MAX_LENGTH,
  OPENING_EXCEPTIONS_LIMIT,
} from '../limits.ts';

/** Opening hours per weekday in the location's local time, with up to three spans a day. */
export const WEEK_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** If `to` is not later than `from`, the span ends on the next day: `18:00` to `02:00`. */
const spanSchema = z.strictObject({
  from: z.string().regex(CLOCK, { error: 'clock' }),
  to: z.string().refine((clock) => clock === '24:00' || CLOCK.test(clock), { error: 'clock' }),
});
export type OpeningSpan = z.infer<typeof spanSchema>;

/** True if the span continues after midnight; it belongs to the day on which it begins. */
export function endsNextDay({ from, to }: OpeningSpan): boolean {
  return to <= from;
}

/** Sorted; only the last span of a day can extend into the next one. */
const daySchema = z
  .array(spanSchema)
  .max(3)
  .refine(
    (spans) =>
      spans.every((span, at) => {
        const before = spans[at - 1];
        return !before || (!endsNextDay(before) && before.to <= span.from);
      }),
    { error: 'spansOverlap' },
  );

export const openingHoursSchema = z.strictObject({
  mon: daySchema,
  tue: daySchema,
  wed: daySchema,
  thu: daySchema,
  fri: daySchema,
  sat: daySchema,
  sun: daySchema,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/**
 * Days with hours that differ from the usual week: a holiday, a stocktaking, a late evening. Without spans the location
 * is closed.
 */
const exceptionSchema = z
  .strictObject({
    date: calendarDay,
    /** The last day, if the exception covers several. */
    to: calendarDay.optional(),
    spans: daySchema,
    name: line({ max: OPENING_EXCEPTION_NAME_MAX_LENGTH }).optional(),
  })
  .refine(({ date, to = date }) => to >= date && daysBetween(date, to) < OPENING_EXCEPTION_DAYS, {
    error: 'exceptionDays',
    path: ['to'],
  });
export type OpeningException = z.infer<typeof exceptionSchema>;

export const openingExceptionsSchema = z
  .array(exceptionSchema)
  .max(OPENING_EXCEPTIONS_LIMIT, { error: 'tooManyExceptions' })
  .superRefine((given, context) => {
    const inOrder = [...given.entries()].sort(([, one], [, other]) => byDate(one, other));
    for (const [place, [at, { date }]] of inOrder.entries()) {
      const before = inOrder[place - 1]?.[1];
      if (before && (before.to ?? before.date) >= date)
        context.addIssue({ code: 'custom', message: 'exceptionTwice', path: [at, 'date'] });
    }
  })
  .overwrite((given) => given.toSorted(byDate));

function byDate(one: { date: string }, other: { date: string }): number {
  return one.date < other.date ? -1 : 1;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** `Mon–Fri 09:00–12:00, 14:00–18:30`: one line for consecutive days with the same hours; closed days are omitted. */
export function formatOpeningHours(hours: OpeningHours, locale: Locale): string {
  const groups: { from: number; to: number; spans: string }[] = [];
  for (const [day, name] of WEEK_DAYS.entries()) {
    const spans = hours[name].map(({ from, to }) => `${from}–${to}`).join(', ');
    const last = groups.at(-1);
    if (last && last.to === day - 1 && last.spans === spans) last.to = day;
    else groups.push({ from: day, to: day, spans });
  }
  const name = new Intl.DateTimeFormat(dateTag(locale), { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const dayName = (day: number) => name.format(Date.UTC(2024, 0, 1 + day));
  return groups
    .filter(({ spans }) => spans !== '')
    .map(({ from, to, spans }) =>
      from === to ? `${dayName(from)} ${spans}` : `${dayName(from)}–${dayName(to)} ${spans}`,
    )
    .join('\n');
}
