import type { Locale } from '#platform/contract/locale.ts';
import { definePort } from '#platform/contract/port.ts';
import type { LocationPhoto } from './location-photos.ts';
import type { OpeningException, OpeningHours } from './opening-hours.ts';

/** The search of a store locator: open locations by place, name and filters [LOC-06]. docs/decisions/locators.md. */

/** The channel on which the database announces changed locations, to every process. */
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
  /** Never empty: its own, or the one of its country and position. */
  timeZone: string;
  photos: LocationPhoto[];
  /** All of them: a page shows those only that its configuration names. */
  attributes: Record<string, string>;
  latitude: number | null;
  longitude: number | null;
  /** True kilometres, without the weight of its type; null without an origin or a position. */
  distanceKm: number | null;
  updatedAt: string;
}

/** Filter for open locations: an omitted field does not filter, an empty list matches none. */
export interface StoreFilter {
  countries?: readonly string[];
  typeIds?: readonly string[];
  /** All of these: by name the values of which it has one; without values it only has to be set. */
  attributes?: Readonly<Record<string, readonly string[]>>;
  productId?: string;
  /** Only locations open at this time in their local time zone; unknown hours count as closed. */
  openAt?: Date;
  /** A view of a map; `west` is greater than `east` across the date line. */
  bounds?: { south: number; west: number; north: number; east: number };
  /** Ids or codes that another search index has found: these and no others. */
  references?: readonly string[];
}

export interface StoreSearch extends StoreFilter {
  clientId: string;
  language: Locale;
  /** Where the visitor is; its country is that of the border rule. */
  origin?: { latitude: number; longitude: number; country?: string };
  /** A place, a region, a country or the name of a store, as a visitor types it. */
  words?: string;
  /** Of the visitor: places there come first where a name is ambiguous. */
  country?: string;
  /** Farther ones are shown only where none lies within. */
  radiusKm?: number;
  /** By id of a location type, 0 to 10. */
  weights?: Readonly<Record<string, number>>;
  /** The brand's own Algolia index; if it responds, only its results are listed. */
  searchIndex?: { appId: string; index: string; apiKey: string };
  /** Locations abroad rank by distance alone. */
  crossBorders?: boolean;
  /** The first ones alone are wanted: those farther away are not counted in `total`. */
  nearestOnly?: boolean;
  limit: number;
  offset?: number;
}

export interface RecognizedPlace {
  kind: 'address' | 'postcode' | 'town' | 'region' | 'country' | 'store';
  /** Null where a position was given and not named. */
  label: string | null;
  country: string | null;
  /** Null for a region, a country or a store: these are listed, not measured from. */
  position: { latitude: number; longitude: number } | null;
  /** All towns that are called as was typed, where there are several. */
  sameName?: readonly { label: string; country: string }[];
}

export interface StoresFound {
  /** Null where nothing was typed, or where it was not understood. */
  understood: RecognizedPlace | null;
  items: LocatedStore[];
  /** Number of matches within the radius, or of all matches if no radius applies. */
  total: number;
  /** None lies within the radius, and these are the nearest ones outside. */
  nearest: boolean;
}

export const locateStores = definePort<StoreSearch, StoresFound>('directory.locate-stores');

/** A location by id, including closed ones: their page shows that they are closed or redirects to the new location. */
export interface StoreFacts extends Omit<LocatedStore, 'distanceKm'> {
  closedAt: string | null;
  /** The open location at the end of the way, where it is closed and has moved. */
  movedToId: string | null;
}

export const storesByIds = definePort<{ clientId: string; ids: readonly string[] }, StoreFacts[]>(
  'directory.stores-by-ids',
);

/** Open locations by id, a page behind the last one: for a sitemap, however many there are. */
export const storesAfter = definePort<
  {
    clientId: string;
    /** The id of the last one before; none at the beginning. */
    after?: string;
    limit: number;
    countries?: readonly string[];
    typeIds?: readonly string[];
  },
  { id: string; code: string; name: string; city: string; country: string; updatedAt: string }[]
>('directory.stores-after');

/** How many open locations each choice of a filter has, the other filters applied [LOC-06]. */
export const storeFacets = definePort<
  StoreFilter & { clientId: string; attributeNames: readonly string[] },
  StoreFacets
>('directory.store-facets');

export interface StoreFacets {
  total: number;
  countries: { value: string; count: number }[];
  types: { value: string; label: string; count: number }[];
  /** The most frequent values of each name, by count. */
  attributes: { name: string; values: { value: string; count: number }[] }[];
}
