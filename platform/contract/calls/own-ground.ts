import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { styleGroundSchema } from '../map/ground.ts';
import { beAtClient } from '../permission.ts';
import { line } from '../text/text.ts';

/** The map that a brand brings from its own provider, for the maps of its back office. */
export const ownGroundCall = defineCall({
  method: 'GET',
  path: '/api/own-ground',
  module: 'platform',
  summary:
    'Find the map of a client’s own provider, or learn that it fails and the built-in map stands in.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  query: z.strictObject({
    clientId: uuid,
    /** Whose map it is for, where a client has several: `locator`, `opportunity`. */
    of: line({ min: 1, max: 40 }).optional(),
  }),
  response: z.object({
    /** Null where the client has none, or it cannot be used now. */
    ground: styleGroundSchema.nullable(),
    /** The provider that was asked and does not answer with a map. */
    failsAt: z.string().nullable(),
  }),
});
