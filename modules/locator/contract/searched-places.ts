import { z } from 'zod';
import { defineEvent } from '#platform/contract/event.ts';
import { definePort } from '#platform/contract/port.ts';

/** Searches of public locators by place and day, for modules that count demand. */
const placeKeySchema = z.object({
  slug: z.string(),
  /** In the brand's time zone. */
  day: z.string(),
  country: z.string(),
  /** As the list of places names it; empty where the search was not understood. */
  label: z.string(),
});
export type SearchedPlaceKey = z.infer<typeof placeKeySchema>;

export interface SearchedPlaceSums extends SearchedPlaceKey {
  /** Rounded to about a kilometre. */
  latitude: number | null;
  longitude: number | null;
  /** Of the whole day so far. */
  searches: number;
  /** Those that found no store near. */
  unserved: number;
}

export const PLACES_PER_EVENT = 500;

/** The sums of these places have changed; `searchedPlaces` reads them. At most one for each 500 places of a flush. */
export const placesSearched = defineEvent({
  type: 'locator.places-searched',
  label: 'locator:event.placesSearched',
  unpublished: true,
  payload: z.object({ places: z.array(placeKeySchema).max(PLACES_PER_EVENT) }),
});

/** Sums of some places, or a page of all in the order of locator, day, country and place. */
export const searchedPlaces = definePort<
  { clientId: string } & (
    | { keys: readonly SearchedPlaceKey[] }
    | { after: SearchedPlaceKey | null; limit: number }
  ),
  SearchedPlaceSums[]
>('locator.searched-places');

export const countSearchedPlaces = definePort<{ clientId: string }, number>(
  'locator.count-searched-places',
);
