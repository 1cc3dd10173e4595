import { z } from 'zod';
import { defineCall } from './call.ts';
import { uuid } from './ids.ts';
import { HEADER_SEARCH_MIN_LENGTH } from './limits.ts';
import { beAtClient } from './permission.ts';
import { line } from './text/text.ts';

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
  /** Path of the record, below the client's path. */
  path: z.string(),
  title: z.string(),
  meta: z.string(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** Header search: all records of a client that match the query and that the user may see. */
export const searchCall = defineCall({
  method: 'GET',
  path: '/api/search',
  module: 'platform',
  summary: 'Find contacts, leads, touchpoints, products, users and all else that the user may see.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  apiKeys: { accepted: false, reason: 'It searches all modules, whatever permissions a key has.' },
  query: z.strictObject({ clientId: uuid, q: line({ min: HEADER_SEARCH_MIN_LENGTH, max: 100 }) }),
  response: z.object({
    groups: z.array(
      z.object({
        /** A kind that the search has a label for, or the menu item that shows these records. */
        kind: z.string(),
        total: z.number().int(),
        hits: z.array(searchHitSchema),
      }),
    ),
    /** Kinds that could not be searched this time. */
    failed: z.array(z.string()),
  }),
});
