import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import { countryTimeZones, offsetAt } from '#platform/contract/time-zone.ts';
import type { OpeningException, OpeningHours } from './opening-hours.ts';

/** An open location that sells the brand. Lists are sorted by distance if an origin is known. */
export interface PlaceToBuy {
  id: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  website: string;
  openingHours: OpeningHours | null;
  openingExceptions: OpeningException[];
  /** Empty if country and position determine the time zone. */
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  /** Null if the origin or the location's position is unknown. */
  distanceKm: number | null;
  /** Only returned for the purpose `route`: public pages do not show email addresses. */
  email?: string;
}

export interface PlacesToBuy {
  items: PlaceToBuy[];
  /** All open locations, not only those listed. */
  total: number;
  /** Number of open locations in the requested country. */
  ofCountry: number;
  /**
   * The place recognised in the search text: a postal code or town, spelled as in a location or in the list of places.
   */
  from: string | null;
  /** True if only similar postal codes were found, so distances are approximate. */
  fromArea: boolean;
}

/** Filter for open locations: an omitted field does not filter, an empty list matches none. */
export interface PlacesWithin {
  groupIds?: readonly string[];
  typeIds?: readonly string[];
  countries?: readonly string[];
  /** Applies only if an origin is known. */
  maxKm?: number | null;
  ids?: readonly string[];
  /** Only these locations, by ids or codes from another search. */
  references?: readonly string[];
}

export const placesToBuy = definePort<
  {
    clientId: string;
    /** A postal code or town as typed by a visitor. */
    words?: string;
    position?: { latitude: number; longitude: number };
    /** Language of the interpreted place's name. */
    language?: Locale;
    /** Country of the visitor; without an origin, only its locations are returned. */
    country?: string;
    /** Also locations of other countries, after those of the own. */
    everywhere?: boolean;
    within?: PlacesWithin;
    /**
     * `show` is for pages. `route` ranks locations of the visitor's country first, returns even approximate distances
     * and includes the email address.
     */
    purpose?: 'show' | 'route';
    limit: number;
    offset?: number;
  },
  PlacesToBuy
>('directory.places-to-buy');

/** Locations by stored ids, including closed ones; deleted ones are omitted. */
export const placesByIds = definePort<{ clientId: string; ids: readonly string[] }, PlaceToBuy[]>(
  'directory.places-by-ids',
);

/** Open locations with this email address, case-insensitive; a chain may use one address for several locations. */
export const locationsByEmail = definePort<
  { clientId: string; email: string },
  { id: string; name: string }[]
>('directory.locations-by-email');

/** Full-text search for open locations by name, code or address, for users that move something to one. */
export const searchOpenLocations = definePort<
  { clientId: string; words: string; limit: number },
  PlaceToBuy[]
>('directory.locations-by-words');

const HOUR_MS = 3_600_000;
/** In January no country of the northern hemisphere has daylight saving time. */
const WINTER = Date.UTC(2026, 0, 15);

/**
 * Time zone of a shop: its own, otherwise derived from its country. Of several zones the brand's is preferred, otherwise the
 * one closest to solar time at the shop's longitude. Without a shop: the brand's zone.
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
