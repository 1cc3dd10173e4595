import { z } from 'zod';
import { defineCall } from '../call.ts';
import { uuid } from '../ids.ts';
import { beAtClient } from '../permission.ts';
import { line } from '../text/text.ts';

/** In degrees: west, south, east, north. */
const boundsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Vector tiles in the Protomaps layout of OpenStreetMap, from any source. The suite's own style draws them. */
const tiledBaseMapSchema = z.object({
  kind: z.literal('tiles'),
  /** URL template with {z}, {x} and {y}. */
  tiles: z.string(),
  /** URL template of the same tiles as images, also with {theme}; shown until the map code has loaded. */
  pictures: z.string().optional(),
  /** Highest zoom level with tiles; beyond it they are scaled up. */
  deepest: z.number().int(),
  /** Set where the tiles cover only part of the world. Outside it and at low zoom, the last base map is shown. */
  bounds: boundsSchema.optional(),
  /** Attribution that the map must show. */
  attribution: z.string(),
});

/**
 * A provider's style, with tiles, fonts and icons from the provider's host. The suite draws its areas and markers on
 * it.
 */
export const styleBaseMapSchema = z.object({ kind: z.literal('style'), style: z.string() });

const baseMapSchema = z.discriminatedUnion('kind', [tiledBaseMapSchema, styleBaseMapSchema]);

/** Available base maps, best first. The last one is always the built-in base map. */
export const baseMapsSchema = z.object({ grounds: z.array(baseMapSchema).min(1) });

export type BaseMapBounds = z.infer<typeof boundsSchema>;
export type TiledBaseMap = z.infer<typeof tiledBaseMapSchema>;
export type StyleBaseMap = z.infer<typeof styleBaseMapSchema>;
export type BaseMap = z.infer<typeof baseMapSchema>;

export const BASE_MAPS_PATH = '/map/grounds.json';

/**
 * Meta tag in pages that may request the client's own map provider. It holds the provider's origin, because scripts
 * cannot read the CSP.
 */
export const CLIENT_MAP_META = 'own-map';

/** The client's own map from its provider, for maps in the back office. */
export const getClientBaseMapCall = defineCall({
  method: 'GET',
  path: '/api/own-ground',
  module: 'platform',
  summary:
    'Find the map of a client’s own provider, or learn that it fails and the built-in map stands in.',
  access: { kind: 'client', client: 'query.clientId', may: beAtClient },
  apiKeys: {
    accepted: false,
    reason: 'It holds the key of the map provider, for maps on screens.',
  },
  query: z.strictObject({
    clientId: uuid,
    /** The feature that shows the map, for clients with several maps: `locator`, `opportunity`. */
    of: line({ min: 1, max: 40 }).optional(),
  }),
  response: z.object({
    /** Null if the client has none or it is currently unavailable. */
    ground: styleBaseMapSchema.nullable(),
    /** The provider that did not return a map. */
    failsAt: z.string().nullable(),
  }),
});
