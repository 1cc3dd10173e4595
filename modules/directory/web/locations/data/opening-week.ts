import type {
  OpeningHours,
  OpeningSpan,
  WEEK_DAYS,
} from '#modules/directory/contract/locations/opening-hours.ts';

export type WeekDay = (typeof WEEK_DAYS)[number];
export const SPANS_LIMIT = 3;

export const CLOSED_WEEK: OpeningHours = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
};

/** Adds a span: the first with usual hours, later ones an hour after the previous. */
export function withSpan(week: OpeningHours, day: WeekDay): OpeningHours {
  return { ...week, [day]: withNextSpan(week[day]) };
}

export function withNextSpan(spans: readonly OpeningSpan[]): OpeningSpan[] {
  const last = spans.at(-1);
  const hour = Number(last?.to.slice(0, 2));
  const next =
    last && hour < 22
      ? { from: clock(hour + 1), to: clock(Math.min(24, hour + 5)) }
      : last
        ? { from: '', to: '' }
        : { from: '09:00', to: '18:00' };
  return [...spans, next];
}

export function withoutSpan(week: OpeningHours, day: WeekDay, at: number): OpeningHours {
  return { ...week, [day]: week[day].filter((_, position) => position !== at) };
}

export function withDayLike(week: OpeningHours, day: WeekDay, other: WeekDay): OpeningHours {
  return { ...week, [day]: week[other].map((span) => ({ ...span })) };
}

/** Hours are copied from a Monday that has some, to a day that has others. */
export function isLikeMondayOffered(week: OpeningHours, day: WeekDay): boolean {
  return week.mon.length > 0 && JSON.stringify(week[day]) !== JSON.stringify(week.mon);
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
