import type { IsoDate } from './iso-date.ts';
import { type Period, type PeriodPreset, periodFromPreset } from './period.ts';

/** A preset moves with the calendar, custom days stay: a saved view means the one or the other. */
export type PeriodChoice = { preset: PeriodPreset } | { preset: 'custom'; period: Period };

export function chosenPeriod(choice: PeriodChoice, today: IsoDate): Period {
  return choice.preset === 'custom' ? choice.period : periodFromPreset(choice.preset, today);
}
