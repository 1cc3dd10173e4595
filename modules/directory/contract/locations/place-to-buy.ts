import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { OpeningException, OpeningHours } from './opening-hours.ts';

/** Where a brand is sold: open locations, the nearest first where a place is known. */
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
  /** Empty where its country and position say it. */
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  /** Null where nobody knows from where, or where it lies. */
  distanceKm: number | null;
  /** Told to whoever routes: a shop's mailbox is not for pages. */
  email?: string;
}

export interface PlacesToBuy {
  items: PlaceToBuy[];
  /** All open ones, not only those listed. */
  total: number;
  /** Those of the country that was asked for. */
  ofCountry: number;
  /** What was understood of the words: a postal code or a town, as a location there writes it or the list of places does. */
  from: string | null;
  /** Only similar postal codes are known there: kilometres are rough. */
  fromArea: boolean;
}

/** Which of the open locations count: what is left out narrows nothing, an empty list leaves none. */
export interface PlacesWithin {
  groupIds?: readonly string[];
  typeIds?: readonly string[];
  countries?: readonly string[];
  /** Where a place is known from which it is counted. */
  maxKm?: number | null;
  ids?: readonly string[];
  /** Ids or codes that another search has found: these and no others. */
  references?: readonly string[];
}

export const placesToBuy = definePort<
  {
    clientId: string;
    /** A postal code or a town, as a visitor types it. */
    words?: string;
    position?: { latitude: number; longitude: number };
    /** In which the place that was understood is named. */
    language?: Locale;
    /** Of the visitor; where no place is known, there are its locations alone. */
    country?: string;
    /** Those of other countries too, behind its own. */
    everywhere?: boolean;
    within?: PlacesWithin;
    /**
     * Pages show. Who routes decides: of the visitor's own country before all others, however far, by kilometres however
     * rough, and is told the mailbox.
     */
    purpose?: 'show' | 'route';
    limit: number;
    offset?: number;
  },
  PlacesToBuy
>('directory.places-to-buy');
