import { z } from 'zod';
import { DECISIONS, type Decision } from '#modules/profile-hub/contract/consent.ts';
import { PROOF_MAX_LENGTH, WORDING_MAX_LENGTH } from '#modules/profile-hub/contract/limits.ts';
import { calendarDay } from '#platform/contract/calendar.ts';
import { line } from '#platform/contract/text/text.ts';
import { startOfDay } from '#platform/contract/time/zoned-days.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import type { FormRules } from '#platform/web/fields/form/form-rules.ts';

/** Form values of a consent decision. */
export interface OptinValues {
  purpose: string | null;
  decision: Decision | null;
  at: IsoDate | null;
  source: string;
  wording: string;
}

export const optinFormSchema = z.object({
  purpose: z.string().min(1),
  decision: z.enum(DECISIONS),
  at: calendarDay,
  source: line({ min: 1, max: PROOF_MAX_LENGTH }),
  wording: z.string().max(WORDING_MAX_LENGTH),
});

export const optinRules: FormRules<OptinValues> = {
  wording: ({ decision, wording }) =>
    decision === 'given' && wording.trim() === '' ? { code: 'required' } : undefined,
};

const HALF_A_DAY_MS = 12 * 60 * 60 * 1_000;

/** If only the day is known, noon is used. */
export function toMidday(day: IsoDate, zone: string): string {
  return new Date(Date.parse(startOfDay(day, zone)) + HALF_A_DAY_MS).toISOString();
}
