import { z } from 'zod';
import { defineCall } from '#platform/contract/call.ts';
import { defineEvent } from '#platform/contract/event.ts';
import { uuid } from '#platform/contract/ids.ts';
import { WEB_ADDRESS_MAX_LENGTH } from '#platform/contract/limits.ts';
import { definePort } from '#platform/contract/port.ts';
import { notFound } from '#platform/contract/problems.ts';
import { locatorSlugSchema } from './locator-calls.ts';

/** Actions of visitors on a public locator, counted without personal data (docs/decisions/locators-dashboard.md). */
export const HIT_KINDS = [
  'search',
  'list',
  'area',
  'page',
  'directions',
  'call',
  'website',
  'form',
  'shown',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Events that only the visitor's browser can report. */
export const SCRIPT_HIT_KINDS = [
  'directions',
  'call',
  'website',
  'form',
  'shown',
] as const satisfies readonly HitKind[];

/** Where a visitor came from: a search engine, a scanned code, another website, or directly. */
export const VISIT_SOURCES = ['search', 'scan', 'site', 'other'] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

export const HITS_PER_CALL = 20;
export const SHOWN_PER_HIT = 50;

export const recordHitsCall = defineCall({
  method: 'POST',
  path: '/gtr-api/locator/public/locators/{slug}/hits',
  module: 'locator',
  summary: 'Count what a visitor of a public locator did: directions, call, website, form.',
  access: { kind: 'public', reason: 'Visitors have no account; only sums are stored.' },
  anyOrigin: true,
  params: z.strictObject({ slug: locatorSlugSchema }),
  body: z.strictObject({
    hits: z
      .array(
        z.strictObject({
          kind: z.enum(SCRIPT_HIT_KINDS),
          locationId: uuid.optional(),
          /** For `shown`: the stores in list order. */
          locationIds: z.array(uuid).max(SHOWN_PER_HIT).optional(),
          /** For `shown`: position of the first one in the whole list. */
          firstPosition: z.number().int().min(1).max(10_000).optional(),
          /** Page of the action; not stored. */
          page: z.string().max(WEB_ADDRESS_MAX_LENGTH).optional(),
        }),
      )
      .min(1)
      .max(HITS_PER_CALL),
  }),
  response: z.null(),
  status: 204,
  errors: [notFound],
  rate: { max: 60, seconds: 60 },
});

/** Searches of a place on one day without a store nearby, since the last event about it. */
export const searchedWithoutStore = defineEvent({
  type: 'locator.searched-without-store',
  label: 'locator:event.searchedWithoutStore',
  subject: 'slug',
  payload: z.object({
    slug: z.string(),
    /** Name from the list of places, never the typed text. */
    place: z.string(),
    country: z.string(),
    /** Rounded to about a kilometre. */
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    /** In the brand's time zone. */
    day: z.string(),
    searches: z.number().int(),
    /** Distance of the nearest store of these searches; null if there was none at all. */
    nearestKm: z.number().nullable(),
  }),
});

/** Searches of public locators by place and day, for modules that count demand. */
const placeKeySchema = z.object({
  slug: z.string(),
  /** In the brand's time zone. */
  day: z.string(),
  country: z.string(),
  /** Name from the list of places; empty if the search was not recognised. */
  label: z.string(),
});
export type SearchedPlaceKey = z.infer<typeof placeKeySchema>;

export interface SearchedPlaceSums extends SearchedPlaceKey {
  /** Rounded to about a kilometre. */
  latitude: number | null;
  longitude: number | null;
  /** Total of the day so far. */
  searches: number;
  /** Searches without a store nearby. */
  unserved: number;
}

export const PLACES_PER_EVENT = 500;

/** Sums of these places changed; read them with `searchedPlaces`. At most one event per 500 places of a flush. */
export const placesSearched = defineEvent({
  type: 'locator.places-searched',
  label: 'locator:event.placesSearched',
  unpublished: true,
  payload: z.object({ places: z.array(placeKeySchema).max(PLACES_PER_EVENT) }),
});

/** Sums of some places, or a page of all, ordered by locator, day, country and place. */
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
