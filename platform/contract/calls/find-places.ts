import { z } from 'zod';
import { defineCall } from '../call.ts';
import { PLACE_RESULTS_MAX, PLACE_TEXT_MAX_LENGTH } from '../limits.ts';
import { localeSchema } from '../locale.ts';
import { placeSchema } from '../place.ts';
import { line } from '../text/text.ts';

/** Where a town or postcode lies, as somebody types it: from the suite's own list, nothing is asked outside. */
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
    /** The reader's own where it is not told. */
    language: localeSchema.optional(),
    limit: z.coerce.number().int().min(1).max(PLACE_RESULTS_MAX).default(8),
  }),
  response: z.object({
    items: z.array(placeSchema),
    /** Set where nothing was found because a postcode was typed of a country whose postcodes are not in the list. */
    withoutPostcodes: z.string().nullable(),
  }),
  rate: { max: 600, seconds: 60 },
});
