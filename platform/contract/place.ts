import { z } from 'zod';
import { defineCall } from './call.ts';
import { PLACE_RESULTS_MAX, PLACE_TEXT_MAX_LENGTH } from './limits.ts';
import { localeSchema } from './locale.ts';
import { line } from './text/text.ts';

/**
 * A town or a postcode, with its position and its name in the user's language. A French département is a town in the middle
 * of its towns.
 */
export const placeSchema = z.object({
  /** Stable only until the place data changes. Use it as a list key, do not store it. */
  id: z.string(),
  kind: z.enum(['town', 'postcode']),
  /** Town name in the requested language, if it has one. */
  name: z.string(),
  postcode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether the place equals the query, starts with it, or is a likely match for a typo. */
  match: z.enum(['exact', 'prefix', 'typo']),
});
export type Place = z.infer<typeof placeSchema>;

/** Attribution that the licence requires wherever a place's position is shown. */
export const PLACES_SOURCE = 'GeoNames, CC BY 4.0';

/**
 * Finds the position of a town or postcode as the user types. Uses the suite's own list and sends no external request.
 */
export const findPlacesCall = defineCall({
  method: 'GET',
  path: '/api/places',
  module: 'platform',
  summary:
    'Find towns and postcodes by what a person types, with accents, typos and other languages forgiven.',
  access: { kind: 'session' },
  query: z.strictObject({
    text: line({ min: 1, max: PLACE_TEXT_MAX_LENGTH }),
    /** Places of this country come first. */
    country: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .transform((code) => code.toUpperCase())
      .optional(),
    /** Defaults to the caller's language. */
    language: localeSchema.optional(),
    limit: z.coerce.number().int().min(1).max(PLACE_RESULTS_MAX).default(8),
  }),
  response: z.object({
    items: z.array(placeSchema),
    /** Country of the typed postcode when nothing was found because the list has no postcodes for that country. */
    withoutPostcodes: z.string().nullable(),
  }),
  rate: { max: 600, seconds: 60 },
});
