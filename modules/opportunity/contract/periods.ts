/** The periods of the opportunity map and of its ERP comparison, in days of the brand's time zone [OPP-03, OPP-04]. */
export const MAP_PERIODS = [
  'current-month',
  'last-month',
  'last-3-months',
  'last-6-months',
  'year-to-date',
] as const;
export type MapPeriod = (typeof MAP_PERIODS)[number];

/** Both days are included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days of a period, and the days right before it that it is compared with: as many while it is not over. */
export function mapRanges(period: MapPeriod, today: string): { range: DayRange; before: DayRange } {
  switch (period) {
    case 'current-month':
      return comparedWithMonthsBefore(today, 0, 1);
    case 'last-month':
      return wholeMonths(today, 1);
    case 'last-3-months':
      return wholeMonths(today, 3);
    case 'last-6-months':
      return wholeMonths(today, 6);
    case 'year-to-date':
      return {
        range: { from: `${today.slice(0, 4)}-01-01`, to: today },
        before: lastYear({ from: `${today.slice(0, 4)}-01-01`, to: today }),
      };
  }
}

export const ERP_AGAINST = ['last-year', 'previous-period'] as const;
export type ErpAgainst = (typeof ERP_AGAINST)[number];
export const ERP_PERIODS = ['month', 'year', 'custom'] as const;
export type ErpPeriod = (typeof ERP_PERIODS)[number];
export const ERP_REFERENCES = ['full-month', 'full-year', 'month-to-date', 'year-to-date'] as const;
export type ErpReference = (typeof ERP_REFERENCES)[number];

export interface ErpChoice {
  against: ErpAgainst;
  period: ErpPeriod;
  reference: ErpReference;
  /** Of the period `custom`. */
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * The days that are compared and those they are compared with [OPP-04]. A full month or year is the last one that is over;
 * one to date is compared with as many days. The previous period of whole months or years is the whole one before.
 */
export function erpRanges(
  choice: ErpChoice,
  today: string,
): { range: DayRange; against: DayRange } {
  const range = erpRange(choice, today);
  if (choice.against === 'last-year') return { range, against: lastYear(range) };
  if (choice.period === 'custom') {
    const days = daysIn(range);
    return { range, against: { from: addDays(range.from, -days), to: addDays(range.from, -1) } };
  }
  if (choice.reference === 'full-year' || choice.reference === 'year-to-date')
    return { range, against: lastYear(range) };
  const before = addMonths(range.from, -1);
  const end =
    choice.reference === 'full-month'
      ? addDays(range.from, -1)
      : earlier(addDays(before, daysIn(range) - 1), addDays(range.from, -1));
  return { range, against: { from: before, to: end } };
}

function erpRange(choice: ErpChoice, today: string): DayRange {
  const month = `${today.slice(0, 7)}-01`;
  const year = `${today.slice(0, 4)}-01-01`;
  if (choice.period === 'custom')
    return { from: choice.from ?? month, to: choice.to ?? choice.from ?? today };
  switch (choice.reference) {
    case 'full-month':
      return { from: addMonths(month, -1), to: addDays(month, -1) };
    case 'full-year':
      return { from: addMonths(year, -12), to: addDays(year, -1) };
    case 'month-to-date':
      return { from: month, to: today };
    case 'year-to-date':
      return { from: year, to: today };
  }
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The last day of a month stays one: a month after 31 January ends on 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)))
    .toISOString()
    .slice(0, 10);
}

function wholeMonths(today: string, months: number): { range: DayRange; before: DayRange } {
  const month = `${today.slice(0, 7)}-01`;
  const from = addMonths(month, -months);
  return {
    range: { from, to: addDays(month, -1) },
    before: { from: addMonths(from, -months), to: addDays(from, -1) },
  };
}

function comparedWithMonthsBefore(today: string, start: number, months: number) {
  const from = addMonths(`${today.slice(0, 7)}-01`, -start);
  const range = { from, to: today };
  const before = addMonths(from, -months);
  return {
    range,
    before: { from: before, to: earlier(addDays(before, daysIn(range) - 1), addDays(from, -1)) },
  };
}

function lastYear({ from, to }: DayRange): DayRange {
  const isWholeMonths = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  return {
    from: addMonths(from, -12),
    to: isWholeMonths ? addDays(addMonths(addDays(to, 1), -12), -1) : addMonths(to, -12),
  };
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
