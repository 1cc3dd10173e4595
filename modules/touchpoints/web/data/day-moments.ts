import { type IsoDate, partsOf } from '#platform/web/date-range/iso-date.ts';

/** A touchpoint begins with the first moment of a day and ends with the last one, where the reader lives. */
export function startOfDay(day: IsoDate): string {
  const [year, month, date] = partsOf(day);
  return new Date(year, month - 1, date).toISOString();
}

export function endOfDay(day: IsoDate): string {
  const [year, month, date] = partsOf(day);
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}
