import { z } from 'zod';

/** Tiles in the layout in which Protomaps publishes OpenStreetMap, whoever made them: our own style draws them. */
const tiledGroundSchema = z.object({
  kind: z.literal('tiles'),
  /** With {z}, {x} and {y} to be filled in. */
  tiles: z.string(),
  /** The closest zoom that there are tiles of; closer views stretch them. */
  deepest: z.number().int(),
  /** Whom the map must name. */
  attribution: z.string(),
});

/** What maps can stand on, the best first; the last is always the one that this house brings itself. */
export const groundsSchema = z.object({ grounds: z.array(tiledGroundSchema).min(1) });

export type TiledGround = z.infer<typeof tiledGroundSchema>;

export const GROUNDS_PATH = '/map/grounds.json';
