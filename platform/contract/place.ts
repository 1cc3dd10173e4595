import { z } from 'zod';

/** A town or a postcode, where it lies and how a reader calls it. */
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
