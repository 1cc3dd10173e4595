import { z } from 'zod';

/** Record kinds that the header search has labels for. Screens are searched in the browser, which knows their names. */
export const SEARCH_KINDS = [
  'contacts',
  'segments',
  'leads',
  'touchpoints',
  'locators',
  'forms',
  'locations',
  'products',
  'users',
  'blocks',
  'suggestions',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const searchHitSchema = z.object({
  id: z.string(),
  /** Where it opens, below the client's address. */
  path: z.string(),
  title: z.string(),
  meta: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;
