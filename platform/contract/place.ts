import { z } from 'zod';

/** A town or a postcode, where it lies and how a reader calls it. */
export const placeSchema = z.object({
  /** The same for the same place as long as the data are: for lists, not for keeping. */
  id: z.string(),
  kind: z.enum(['town', 'postcode']),
  /** The town, in the language that was asked for where it has a name of its own there. */
  name: z.string(),
  postcode: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether it is what was typed, begins so, or is what was probably meant. */
  match: z.enum(['exact', 'prefix', 'typo']),
});
export type Place = z.infer<typeof placeSchema>;

/** Whoever shows where a place lies names where that is known from, as the licence asks. */
export const PLACES_SOURCE = 'GeoNames, CC BY 4.0';
