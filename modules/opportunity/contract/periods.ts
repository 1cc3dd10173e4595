/** The periods of the opportunity map and of its ERP comparison, in days of the brand's time zone [OPP-03, OPP-04]. */
export const MAP_PERIODS = [
  'current-month',
  'last-month',
  'last-3-months',
  'last-6-months',
  'year-to-date',
] as const;
export type MapPeriod = (typeof MAP_PERIODS)[number];

/** Both days are inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

/** Days of a period, and the preceding days for comparison: the same number while the period is not over. */
export function mapRanges(period: MapPeriod, today: string): { range: DayRange; before: DayRange } {
  switch (period) {
    case 'current-month':
      return monthToDate(today);
    case 'last-month':
      return wholeMonths(today, 1);
    case 'last-3-months':
      return wholeMonths(today, 3);
    case 'last-6-months':
      return wholeMonths(today, 6);
    case 'year-to-date': {
      const range = { from: firstOfYear(today), to: today };
      return { range, before: sameDaysLastYear(range) };
    }
  }
}

export const ERP_AGAINST = ['last-year', 'previous-period'] as const;
export type ErpAgainst = (typeof ERP_AGAINST)[number];
export const ERP_PERIODS = ['month', 'year', 'custom'] as const;
export type ErpPeriod = (typeof ERP_PERIODS)[number];
export const ERP_REFERENCES = ['full-month', 'full-year', 'month-to-date', 'year-to-date'] as const;
export type ErpReference = (typeof ERP_REFERENCES)[number];
/** Maximum length of a custom period. */
const ERP_YEARS_MAX = 5;

export interface ErpChoice {
  against: ErpAgainst;
  period: ErpPeriod;
  reference: ErpReference;
  /** For the period `custom`. Without a start it begins with the month of its end; without an end it ends today. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The comparison that matches the period: a month is full or to date, and so is a year. A different length is read as the
 * same kind, so that a URL in which only the period changes stays valid: `year` with `month-to-date` is the year to date. A
 * custom period has no such comparison.
 */
export function fittingReference(period: ErpPeriod, reference: ErpReference): ErpReference {
  if (period === 'custom') return reference;
  const isFull = reference.startsWith('full-');
  return isFull ? `full-${period}` : `${period}-to-date`;
}

/** Why a custom period cannot be compared, with the invalid field. */
export function erpFault(
  choice: ErpChoice,
  today: string,
): { field: 'erpFrom' | 'erpTo'; code: 'periodFuture' | 'periodOrder' | 'periodLong' } | undefined {
  if (choice.period !== 'custom') return undefined;
  const { from, to } = erpRange(choice, today);
  if (from > today) return { field: 'erpFrom', code: 'periodFuture' };
  if (to > today) return { field: 'erpTo', code: 'periodFuture' };
  if (from > to) return { field: 'erpFrom', code: 'periodOrder' };
  if (addMonths(from, 12 * ERP_YEARS_MAX) <= to) return { field: 'erpFrom', code: 'periodLong' };
  return undefined;
}

/**
 * Compared days and their comparison days [OPP-04]. * - A full month or year is the last completed one, compared with another
 * full one of any length. - An unfinished period is compared with the same dates: 1 to 17 November with 1 to 17 October, or
 * of last year. Dates beyond the end of a month are its last day. - Custom days are compared with the same number of days
 * directly before them.
 */
export function erpRanges(
  choice: ErpChoice,
  today: string,
): { range: DayRange; against: DayRange } {
  const range = erpRange(choice, today);
  const isYear = choice.period === 'year';
  if (choice.against === 'last-year' || isYear) {
    const isWhole =
      range.to < today && isFirstOfMonth(range.from) && isFirstOfMonth(addDays(range.to, 1));
    return { range, against: isWhole ? wholeLastYear(range) : sameDaysLastYear(range) };
  }
  if (choice.period === 'custom')
    return {
      range,
      against: { from: addDays(range.from, -daysIn(range)), to: addDays(range.from, -1) },
    };
  return isToDate(choice)
    ? { range, against: monthToDate(today).before }
    : { range, against: { from: addMonths(range.from, -1), to: addDays(range.from, -1) } };
}

function erpRange(choice: ErpChoice, today: string): DayRange {
  if (choice.period === 'custom') {
    const to = choice.to ?? today;
    return { from: choice.from ?? firstOfMonth(to), to };
  }
  const isYear = choice.period === 'year';
  const from = isYear ? firstOfYear(today) : firstOfMonth(today);
  if (isToDate(choice)) return { from, to: today };
  return { from: addMonths(from, isYear ? -12 : -1), to: addDays(from, -1) };
}

function isToDate({ period, reference }: ErpChoice): boolean {
  return fittingReference(period, reference).endsWith('to-date');
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Dates beyond the end of a month are its last day: a month after 31 January is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

function firstOfYear(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

function isFirstOfMonth(day: string): boolean {
  return day.endsWith('-01');
}

function wholeMonths(today: string, months: number): { range: DayRange; before: DayRange } {
  const month = firstOfMonth(today);
  const from = addMonths(month, -months);
  return {
    range: { from, to: addDays(month, -1) },
    before: { from: addMonths(from, -months), to: addDays(from, -1) },
  };
}

function monthToDate(today: string): { range: DayRange; before: DayRange } {
  const from = firstOfMonth(today);
  return {
    range: { from, to: today },
    before: { from: addMonths(from, -1), to: addMonths(today, -1) },
  };
}

function sameDaysLastYear({ from, to }: DayRange): DayRange {
  return { from: addMonths(from, -12), to: addMonths(to, -12) };
}

/** Full months are compared with full months: 1 to 28 February with 29 days if last year had them. */
function wholeLastYear({ from, to }: DayRange): DayRange {
  return { from: addMonths(from, -12), to: addDays(addMonths(addDays(to, 1), -12), -1) };
}
