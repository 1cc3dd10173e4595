/** The search of a store locator: open locations by place, name and filters [LOC-06]. docs/decisions/locators.md. */

import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { LocationPhoto } from './location-photos.ts';
import type { OpeningException, OpeningHours } from './opening-hours.ts';

/** Channel on which the database announces changed locations to every process. */
export const LOCATIONS_CHANGED = 'directory.locations';

/** Location data that a public page may show; the email address is excluded. */
export interface LocatedStore {
  id: string;
  code: string;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
  phone: string;
  website: string;
  type: { id: string; name: string } | null;
  /** Business type of the store, for search engines. */
  activity: string;
  openingHours: OpeningHours | null;
  openingExceptions: OpeningException[];
  /** Never empty: the location's own zone, or that of its country and position. */
  timeZone: string;
  photos: LocationPhoto[];
  /** All attributes; a page shows those that its configuration names. */
  attributes: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
  /** Kilometres without the weight of the type; null without an origin or a position. */
  distanceKm: number | null;
  updatedAt: string;
}

/** Filter for open locations: an omitted field does not filter, an empty list matches none. */
export interface StoreFilter {
  countries?: readonly string[];
  typeIds?: readonly string[];
  /** All of these attributes; each has one of the values, or any value if the list is empty. */
  attributes?: Readonly<Record<string, readonly string[]>>;
  productId?: string;
  /** Only locations open at this time in their local time zone; unknown hours count as closed. */
  openAt?: Date;
  /** A view of a map; `west` is greater than `east` across the date line. */
  bounds?: { south: number; west: number; north: number; east: number };
  /** Ids or codes; only these locations. */
  references?: readonly string[];
}

export interface StoreSearch extends StoreFilter {
  clientId: string;
  language: Locale;
  /** Position of the visitor; the country is for the border rule. */
  origin?: { latitude: number; longitude: number; country?: string };
  /** A place, region, country or store name as typed by a visitor. */
  words?: string;
  /** Country of the visitor, whose places are preferred for ambiguous names. */
  country?: string;
  /** Locations outside are shown only if none is inside. */
  radiusKm?: number;
  /** Weight by location type id, 0 to 10. */
  weights?: Readonly<Record<string, number>>;
  /** The brand's own Algolia index; if it responds, only its results are listed. */
  searchIndex?: { appId: string; index: string; apiKey: string };
  /** Locations abroad rank by distance alone. */
  crossBorders?: boolean;
  /** Only the first page is needed; `total` may leave out locations farther away. */
  nearestOnly?: boolean;
  limit: number;
  offset?: number;
}

export interface RecognizedPlace {
  kind: 'address' | 'postcode' | 'town' | 'region' | 'country' | 'store';
  /** Null for a position without a name, and for stores that only the Algolia index found. */
  label: string | null;
  country: string | null;
  /** Null for a region, country or store: distances are not measured from these. */
  position: { latitude: number; longitude: number } | null;
  /** All towns of this name, if there are several. */
  sameName?: readonly { label: string; country: string }[];
}

export interface StoresFound {
  /** Null if no place was recognized, or if neither a text nor a position was given. */
  understood: RecognizedPlace | null;
  items: LocatedStore[];
  /** Number of matches within the radius, or of all matches if no radius applies. */
  total: number;
  /** True if none is within the radius; `items` are the nearest outside. */
  nearest: boolean;
}

export const locateStores = definePort<StoreSearch, StoresFound>('directory.locate-stores');

/** A location by id, including closed ones: their page shows that they are closed or redirects to the new location. */
export interface StoreFacts extends Omit<LocatedStore, 'distanceKm'> {
  closedAt: string | null;
  /** The open location that replaces a closed one, after all moves. */
  movedToId: string | null;
}

export const storesByIds = definePort<{ clientId: string; ids: readonly string[] }, StoreFacts[]>(
  'directory.stores-by-ids',
);

/** Open locations in order of id, after the given id, for a sitemap. */
export const storesAfter = definePort<
  {
    clientId: string;
    /** The last id of the previous page; omitted for the first page. */
    after?: string;
    limit: number;
    countries?: readonly string[];
    typeIds?: readonly string[];
  },
  { id: string; code: string; name: string; city: string; country: string; updatedAt: string }[]
>('directory.stores-after');

/** Number of open locations for each filter value, with the other filters applied [LOC-06]. */
export const storeFacets = definePort<
  StoreFilter & { clientId: string; attributeNames: readonly string[] },
  StoreFacets
>('directory.store-facets');

export interface StoreFacets {
  total: number;
  /** The smallest area with every position; null if none is known. */
  bounds: { south: number; west: number; north: number; east: number } | null;
  countries: { value: string; count: number }[];
  types: { value: string; label: string; count: number }[];
  /** The most frequent values of each name, by count. */
  attributes: { name: string; values: { value: string; count: number }[] }[];
}
