import { haveSameDays, readerZone } from './reader-zone.ts';
import { useDayZone } from './use-day-zone.ts';

/** The time zone of the screen's days, if it differs from the user's: `America/New York`. */
export function useForeignZone(): string | undefined {
  const zone = useDayZone();
  return haveSameDays(zone, readerZone()) ? undefined : zone.replaceAll('_', ' ');
}
