import { dayIn } from '#platform/contract/time-zone.ts';
import type { IsoDate } from '#platform/web/date-range/iso-date.ts';
import { useDayZone } from './use-day-zone.ts';

export function useToday(): IsoDate {
  return dayIn(new Date(), useDayZone());
}
