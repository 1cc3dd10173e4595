import { WEEK_DAYS } from '#modules/directory/contract/locations/opening-hours.ts';
import {
  type OpeningSchedule,
  type OpeningState,
  openingState,
  spansOn,
} from '#modules/directory/contract/locations/opening-state.ts';
import type { Locale } from '#platform/contract/locale.ts';
import { dayIn, wallClock } from '#platform/contract/time-zone.ts';
import { capitalised, dayText, formatTimeOfDay, type SiteText, weekdayName } from '../site-text.ts';

interface Reader {
  text: SiteText;
  locale: Locale;
  now: Date;
}

const DAY_MS = 86_400_000;
/** Within this time a weekday alone is unambiguous. */
const WEEKDAY_IS_CLEAR_MS = 6 * DAY_MS;
/** Up to this limit a waiting time is easier to read than a clock time. */
const SOON_MINUTES = 180;

export interface OpeningText {
  isOpen: boolean;
  /** `Open until 19:00`, `Closed, opens Tuesday at 9:00`. */
  state: string;
  /** `Opens in 45 minutes`, if soon. */
  soon: string | undefined;
}

/** In the store's local time; undefined if its hours are unknown. */
export function openingText(schedule: OpeningSchedule, reader: Reader): OpeningText | undefined {
  const { text, locale, now } = reader;
  const state = openingState(schedule, now);
  if (state.state === 'unknown') return undefined;
  const isOpen = state.state === 'open';
  if (isOpen) {
    const time = state.until && timeText(state.until, schedule.timeZone, locale);
    return { isOpen, state: time ? text('openUntil', { time }) : text('open'), soon: undefined };
  }
  const { opensAt } = state;
  if (!opensAt) return { isOpen, state: text('closed'), soon: undefined };
  return {
    isOpen,
    state: opensText({ opensAt, timeZone: schedule.timeZone }, reader),
    soon: soonText(state, reader),
  };
}

function opensText(
  { opensAt, timeZone }: { opensAt: Date; timeZone: string },
  { text, locale, now }: Reader,
): string {
  const time = timeText(opensAt, timeZone, locale);
  const [today, day] = [dayIn(now, timeZone), dayIn(opensAt, timeZone)];
  if (day === today) return text('opensAt', { time });
  if (Date.parse(day) - Date.parse(today) === DAY_MS) return text('opensTomorrow', { time });
  if (opensAt.getTime() - now.getTime() > WEEKDAY_IS_CLEAR_MS)
    return text('opensOn', { day: dayText(day, locale), time });
  return text('opensOn', { day: weekdayName(weekdayOf(day), locale), time });
}

function soonText({ minutesToChange }: OpeningState, { text }: Reader): string | undefined {
  if (minutesToChange === null || minutesToChange > SOON_MINUTES) return undefined;
  return minutesToChange < 60
    ? text('opensInMinutes', { count: minutesToChange })
    : text('opensInHours', { count: Math.round(minutesToChange / 60) });
}

export interface DayHours {
  /** `2026-12-24`. */
  date: string;
  name: string;
  hours: string;
  isToday: boolean;
  isClosed: boolean;
  /** `Christmas Eve`, or a note that the hours differ from the usual ones. */
  exception: string | undefined;
}

/** Hours of the next seven days including exceptions; empty if unknown. */
export function weekHours(schedule: OpeningSchedule, reader: Reader): DayHours[] {
  const { text, locale, now } = reader;
  const today = dayIn(now, schedule.timeZone);
  return WEEK_DAYS.flatMap((_, ahead) => {
    const date = new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10);
    const spans = spansOn(schedule, date);
    if (!spans) return [];
    const exception = schedule.openingExceptions.find(
      (each) => each.date <= date && date <= (each.to ?? each.date),
    );
    return [
      {
        date,
        name: capitalised(weekdayName(weekdayOf(date), locale), locale),
        hours: spansText(spans, reader),
        isToday: ahead === 0,
        isClosed: spans.length === 0,
        exception: exception && (exception.name || text('otherHours')),
      },
    ];
  });
}

export interface ExceptionHours {
  days: string;
  hours: string;
  name: string;
}

/** Exceptions after the coming week, in order. */
export function laterExceptions(schedule: OpeningSchedule, reader: Reader): ExceptionHours[] {
  const { text, locale, now } = reader;
  const last = new Date(Date.parse(dayIn(now, schedule.timeZone)) + 6 * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return schedule.openingExceptions
    .filter(({ date, to }) => (to ?? date) > last)
    .slice(0, 10)
    .map(({ date, to, spans, name }) => ({
      days:
        to && to !== date
          ? text('daysFromTo', { from: dayText(date, locale), to: dayText(to, locale) })
          : dayText(date, locale),
      hours: spansText(spans, reader),
      name: name ?? '',
    }));
}

function spansText(
  spans: readonly { from: string; to: string }[],
  { text, locale }: Pick<Reader, 'text' | 'locale'>,
): string {
  if (spans.length === 0) return text('closedDay');
  if (spans.some(({ from, to }) => from === '00:00' && (to === '24:00' || to === '00:00')))
    return text('allDay');
  return spans
    .map(({ from, to }) => `${formatTimeOfDay(from, locale)}\u00a0– ${formatTimeOfDay(to, locale)}`)
    .join(', ');
}

function timeText(moment: Date, timeZone: string, locale: Locale): string {
  return formatTimeOfDay(wallClock(moment, timeZone).toISOString().slice(11, 16), locale);
}

/** 0 is Monday. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}
