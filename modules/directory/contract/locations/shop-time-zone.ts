import { countryTimeZones } from '#platform/contract/time/country-time-zones.ts';
import { offsetAt } from '#platform/contract/time/offset-at.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

const HOUR_MS = 3_600_000;
/** In January no country of the northern hemisphere has daylight saving time. */
const WINTER = Date.UTC(2026, 0, 15);

/**
 * The time zone of a shop: its own, else by country. Of several zones the brand's zone is preferred, else the one
 * closest to solar time at the shop's longitude. Without a shop: the brand's zone.
 */
export function shopTimeZone(
  shop: (Pick<PlaceToBuy, 'country' | 'longitude'> & { timeZone?: string }) | undefined,
  brandZone: string,
): string {
  if (shop?.timeZone) return shop.timeZone;
  const zones = shop ? countryTimeZones(shop.country) : [];
  const [first] = zones;
  if (!first || zones.includes(brandZone)) return brandZone;
  const longitude = shop?.longitude;
  if (zones.length === 1 || longitude === null || longitude === undefined) return first;
  const off = (zone: string) => Math.abs(offsetAt(WINTER, zone) / HOUR_MS - longitude / 15);
  return zones.reduce((best, zone) => (off(zone) < off(best) ? zone : best), first);
}
