import type { Generated } from 'kysely';

type Count = Generated<number>;

/** Sums per day in the brand's time zone, without personal data. */
interface OfDay {
  client_id: string;
  slug: string;
  day: string;
}

export interface TrafficTables {
  /** Actions per store; an empty location means no specific store. */
  'locator.daily_hits': OfDay & {
    kind: string;
    location_id: string;
    hits: Count;
    /** For `shown`: sum of the positions in lists. */
    positions: Count;
  };
  /** Views by page path; those above the daily limit are in the row with an empty path. */
  'locator.daily_pages': OfDay & { path: string; location_id: string; views: Count };
  'locator.daily_visitors': OfDay & { source: string; country: string; visitors: Count };
  /** Searches by recognised place; unrecognised ones and those above the daily limit are in the row with an empty label. */
  'locator.daily_places': OfDay & {
    country: string;
    label: string;
    latitude: number | null;
    longitude: number | null;
    searches: Count;
    /** None within the radius, but one farther away. */
    none_near: Count;
    found_nothing: Count;
    nearest_km: number | null;
  };
  /** Requests sent from pages of a locator, with their progress. */
  'locator.locator_leads': {
    client_id: string;
    lead_id: string;
    slug: string;
    location_id: string;
    day: string;
    accepted: Generated<boolean>;
    sold: Generated<boolean>;
  };
}
