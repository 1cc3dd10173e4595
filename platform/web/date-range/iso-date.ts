/** A calendar day as `YYYY-MM-DD`: it has no hour, so no time zone can move it to the day before. */
export type IsoDate = string;

/** Days are calculated in UTC, where every day has 24 hours, because not all browsers have Temporal. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.toISOString().slice(0, 10);
}

export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isoDate(...splitIsoDate(text)) === text;
}

export function splitIsoDate(date: IsoDate): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

export function addDays(date: IsoDate, days: number): IsoDate {
  const [year, month, day] = splitIsoDate(date);
  return isoDate(year, month, day + days);
}

/** 1 is Monday, 7 is Sunday. */
export function isoWeekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
