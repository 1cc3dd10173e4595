import { offsetAt } from '#platform/contract/time/offset-at.ts';
import { zonesOfCountry } from '#platform/contract/time/zones-of-country.ts';
import type { PlaceToBuy } from './place-to-buy.ts';

const HOUR_MS = 3_600_000;
/** No clock of the northern winter is put forward. */
const WINTER = Date.UTC(2026, 0, 15);

/**
 * By which clock a shop lives. Without a time zone of its own, its country and its position say it: of several zones of a country the brand's
 * own is taken where it is one of them, else the one whose noon is nearest to the sun's. Without a shop it is the brand's.
 */
export function zoneOfShop(
  shop: (Pick<PlaceToBuy, 'country' | 'longitude'> & { timeZone?: string }) | undefined,
  brandZone: string,
): string {
  if (shop?.timeZone) return shop.timeZone;
  const zones = shop ? zonesOfCountry(shop.country) : [];
  const [first] = zones;
  if (!first || zones.includes(brandZone)) return brandZone;
  const longitude = shop?.longitude;
  if (zones.length === 1 || longitude === null || longitude === undefined) return first;
  const off = (zone: string) => Math.abs(offsetAt(WINTER, zone) / HOUR_MS - longitude / 15);
  return zones.reduce((best, zone) => (off(zone) < off(best) ? zone : best), first);
}
