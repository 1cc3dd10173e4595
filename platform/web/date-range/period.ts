import { addDays, type IsoDate, isIsoDate, isoDate, isoWeekday, splitIsoDate } from './iso-date.ts';

/** From the first to the last day, both inclusive. */
export type Period = { from: IsoDate; to: IsoDate };

/** "Last three months" are the whole months before this one, so that two people see the same figures all month. */
export const TIME_PRESETS = [
  'current-month',
  'last-month',
  'last-3-months',
  'last-6-months',
  'year-to-date',
] as const;

export const LEAD_DATE_PRESETS = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'this-year',
  'last-year',
] as const;

export type PeriodPreset = (typeof TIME_PRESETS)[number] | (typeof LEAD_DATE_PRESETS)[number];

type ReadPeriod = (today: IsoDate) => Period;

const PRESETS: Record<PeriodPreset, ReadPeriod> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  'this-week': (today) => week(today, 0),
  'last-week': (today) => week(today, -1),
  'this-month': (today) => months(today, 0, 0),
  'current-month': (today) => months(today, 0, 0),
  'last-month': (today) => months(today, -1, -1),
  'last-3-months': (today) => months(today, -3, -1),
  'last-6-months': (today) => months(today, -6, -1),
  'this-year': (today) => year(today, 0),
  'last-year': (today) => year(today, -1),
  'year-to-date': (today) => ({ from: year(today, 0).from, to: today }),
};

export function periodFromPreset(preset: PeriodPreset, today: IsoDate): Period {
  return PRESETS[preset](today);
}

export function isPeriodPreset(text: string): text is PeriodPreset {
  return Object.hasOwn(PRESETS, text);
}

/** Sorts the two days, because a user may pick the end first. */
export function periodBetween(one: IsoDate, other: IsoDate): Period | null {
  if (!isIsoDate(one) || !isIsoDate(other)) return null;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

function week(today: IsoDate, weeks: number): Period {
  const monday = addDays(today, 1 - isoWeekday(today) + weeks * 7);
  return { from: monday, to: addDays(monday, 6) };
}

function months(today: IsoDate, first: number, last: number): Period {
  const [thisYear, thisMonth] = splitIsoDate(today);
  return {
    from: isoDate(thisYear, thisMonth + first, 1),
    to: isoDate(thisYear, thisMonth + last + 1, 0),
  };
}

function year(today: IsoDate, years: number): Period {
  const [thisYear] = splitIsoDate(today);
  return { from: isoDate(thisYear + years, 1, 1), to: isoDate(thisYear + years, 12, 31) };
}

/** A preset moves with the calendar, custom days stay; a saved view stores one or the other. */
export type PeriodChoice = { preset: PeriodPreset } | { preset: 'custom'; period: Period };

export function chosenPeriod(choice: PeriodChoice, today: IsoDate): Period {
  return choice.preset === 'custom' ? choice.period : periodFromPreset(choice.preset, today);
}
