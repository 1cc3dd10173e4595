import { z } from 'zod';
import { uuid } from '#platform/contract/ids.ts';
import { listOf } from '#platform/contract/paging.ts';
import { line } from '#platform/contract/text.ts';
import { countrySchema } from './country.ts';

/** What narrows a list of locations; the same in the address, in a bulk change and in an export. */

/** Free words may hold a comma, so these stand apart by a bar: `activity=Kitchen|Tableware, gifts`. */
const words = z
  .string()
  .transform((text): string[] => (text === '' ? [] : text.split('|')))
  .pipe(z.array(z.string().max(200)).max(50));

const LOCATION_GAPS = ['coordinates', 'representative'] as const;

export const locationFilters = {
  q: line({ max: 100 }).optional(),
  country: listOf(countrySchema).optional(),
  type: listOf(uuid).optional(),
  group: listOf(uuid).optional(),
  activity: words.optional(),
  affiliation: words.optional(),
  state: z.enum(['open', 'closed']).optional(),
  without: listOf(z.enum(LOCATION_GAPS)).optional(),
};
export const locationFiltersSchema = z.strictObject(locationFilters);
export type LocationFilters = z.output<typeof locationFiltersSchema>;

export const LOCATION_SORTS = ['name', 'code', 'city', 'country', 'updatedAt'] as const;
export type LocationSort = (typeof LOCATION_SORTS)[number];
