import { type IsoDate, isIsoDate } from '#platform/web/date-range/iso-date.ts';

const DAY_MS = 86_400_000;

/** How far the time of a touchpoint has gone; days are counted with the first and the last. */
export type PeriodProgress =
  | { kind: 'open'; share: 1 }
  | { kind: 'planned'; share: 0; days: number }
  | { kind: 'running'; share: number; left: number; days: number }
  | { kind: 'over'; share: 1; days: number };

export function periodProgress({
  from,
  until,
  today,
}: {
  from: IsoDate;
  until: IsoDate | null;
  today: IsoDate;
}): PeriodProgress | undefined {
  if (!isIsoDate(from) || (until !== null && (!isIsoDate(until) || until < from))) return undefined;
  if (today < from) return { kind: 'planned', share: 0, days: daysBetween(today, from) };
  if (until === null) return { kind: 'open', share: 1 };
  if (today > until) return { kind: 'over', share: 1, days: daysBetween(until, today) };
  const days = daysBetween(from, until) + 1;
  const left = daysBetween(today, until);
  return { kind: 'running', share: (days - left) / days, left, days };
}

function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
