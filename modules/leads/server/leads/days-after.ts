const DAY_MS = 24 * 60 * 60 * 1000;

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}
