import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { styleBaseMapSchema } from '../map/base-map.ts';
import { beAtClient } from '../permission.ts';
import { line } from '../text/text.ts';

/** The map that a brand brings from its own provider, for the maps of its back office. */
export const getClientBaseMapCall = defineCall({
  method: 'GET',
  path: '/api/own-ground',
  module: 'platform',
  summary:
    'Find the map of a client’s own provider, or learn that it fails and the built-in map stands in.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  query: z.strictObject({
    clientId: uuid,
    /** The feature that shows the map, for clients with several maps: `locator`, `opportunity`. */
    of: line({ min: 1, max: 40 }).optional(),
  }),
  response: z.object({
    /** Null where the client has none, or it cannot be used now. */
    ground: styleBaseMapSchema.nullable(),
    /** The provider that was queried and did not return a map. */
    failsAt: z.string().nullable(),
  }),
});
