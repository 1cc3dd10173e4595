import { z } from 'zod';

/** Degrees: west, south, east, north. */
const boundsSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Tiles in the layout in which Protomaps publishes OpenStreetMap, whoever made them: our own style draws them. */
const tiledGroundSchema = z.object({
  kind: z.literal('tiles'),
  /** With {z}, {x} and {y} to be filled in. */
  tiles: z.string(),
  /** The same tiles as pictures, with {theme} as well: they are seen before the program is there that draws tiles. */
  pictures: z.string().optional(),
  /** The closest zoom that there are tiles of; closer views stretch them. */
  deepest: z.number().int(),
  /** Where there is more of the world than it shows: around it, and from far away, stands the last ground. */
  bounds: boundsSchema.optional(),
  /** Whom the map must name. */
  attribution: z.string(),
});

/** A provider's style, with its tiles, letters and signs from the provider's own host: our areas and markers stand on it. */
export const styleGroundSchema = z.object({ kind: z.literal('style'), style: z.string() });

const groundSchema = z.discriminatedUnion('kind', [tiledGroundSchema, styleGroundSchema]);

/** What maps can stand on, the best first; the last is always the one that this house brings itself. */
export const groundsSchema = z.object({ grounds: z.array(groundSchema).min(1) });

export type GroundBounds = z.infer<typeof boundsSchema>;
export type TiledGround = z.infer<typeof tiledGroundSchema>;
export type StyleGround = z.infer<typeof styleGroundSchema>;
export type Ground = z.infer<typeof groundSchema>;

export const GROUNDS_PATH = '/map/grounds.json';
