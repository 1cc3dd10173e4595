import { offsetAt } from '#platform/contract/time/offset-at.ts';

/** The user's own time zone. */
export function readerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Whether both have the same midnights, in summer and in winter. */
export function haveSameDays(one: string, other: string, now = Date.now()): boolean {
  return [now, now + HALF_A_YEAR_MS].every((at) => offsetAt(at, one) === offsetAt(at, other));
}
