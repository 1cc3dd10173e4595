import { haveSameDays, readerZone } from './reader-zone.ts';
import { useDayZone } from './use-day-zone.ts';

/** Whose days are meant, where the reader has others: `America/New York`. */
export function useForeignZone(): string | undefined {
  const zone = useDayZone();
  return haveSameDays(zone, readerZone()) ? undefined : zone.replaceAll('_', ' ');
}
