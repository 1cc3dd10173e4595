import type { GroundPictures, StandingGround } from '../ground/standing-ground.ts';

/** Closer than this, streets look like themselves and not like the house's own ground. */
const LIKE_STREETS_UNTIL = 7;

/**
 * What the ground is shown with: for good where nothing else draws it, else only where the map that comes will look the
 * same. Another provider's would take its place with a start.
 */
export function firstPictures(
  ground: StandingGround | null,
  { zoom, stays }: { zoom: number; stays: boolean },
): GroundPictures | null {
  if (!ground || stays) return ground?.pictures ?? null;
  if (ground.drawn.kind === 'style') return null;
  const isOfHouse = ground.drawn.tiles.pictures !== undefined;
  return isOfHouse || zoom < LIKE_STREETS_UNTIL ? ground.pictures : null;
}
