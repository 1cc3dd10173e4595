import { definePort } from '#platform/contract/port.ts';
import type { OpeningHours } from './opening-hours.ts';

/** Where a brand is sold, for its public pages: open locations, the nearest first where a place is known. */
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
  latitude: number | null;
  longitude: number | null;
  /** Null where nobody knows from where, or where it lies. */
  distanceKm: number | null;
}

export interface PlacesToBuy {
  items: PlaceToBuy[];
  /** All open ones, not only those listed. */
  total: number;
  /** What was understood of the words: a postal code or a town, as a location there writes it. */
  from: string | null;
}

export const placesToBuy = definePort<
  {
    clientId: string;
    /** A postal code or a town, as a visitor types it. */
    words?: string;
    position?: { latitude: number; longitude: number };
    /** Comes first where nothing nearer is known. */
    country?: string;
    limit: number;
    offset?: number;
  },
  PlacesToBuy
>('directory.places-to-buy');
