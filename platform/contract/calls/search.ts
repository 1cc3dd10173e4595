import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { HEADER_SEARCH_MIN_LENGTH } from '../limits.ts';
import { beAtClient } from '../permission.ts';
import { searchHitSchema } from '../search.ts';
import { line } from '../text/text.ts';

/** The header search: everything of a client that the user may see and that fits some words. */
export const searchCall = defineCall({
  method: 'GET',
  path: '/api/search',
  module: 'platform',
  summary: 'Find contacts, leads, touchpoints, products, users and all else that the user may see.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  query: z.strictObject({ clientId: uuid, q: line({ min: HEADER_SEARCH_MIN_LENGTH, max: 100 }) }),
  response: z.object({
    groups: z.array(
      z.object({
        /** One of those that the search has words for, or the menu item that shows these things. */
        kind: z.string(),
        total: z.number().int(),
        hits: z.array(searchHitSchema),
      }),
    ),
  }),
});
