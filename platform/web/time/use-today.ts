import { dayIn } from '#platform/contract/time-zone.ts';
import { useDayZone } from './use-day-zone.ts';

/** The day in the user's time zone as `YYYY-MM-DD`. */
export function useToday(): string {
  return dayIn(new Date(), useDayZone());
}
