import type { Generated } from 'kysely';

type Count = Generated<number>;

/** Sums of a day in the brand's time zone. None of these rows is about a person. */
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
    /** Of `shown`: sum of the places in the lists. */
    positions: Count;
  };
  /** Pages by path; what exceeds the bound of a day is in the row with an empty path. */
  'locator.daily_pages': OfDay & { path: string; location_id: string; views: Count };
  'locator.daily_visitors': OfDay & { source: string; country: string; visitors: Count };
  /** Places of the list of places; what exceeds the bound of a day, or was not understood, is in the row with an empty label. */
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
  /** Requests that were sent from pages of a locator, with how far they came. */
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
