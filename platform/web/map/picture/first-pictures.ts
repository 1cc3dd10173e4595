import type { ActiveBaseMap, BaseMapPictures } from '../base-map/active-base-map.ts';

/** At higher zoom levels streets look different from the suite's own base map. */
const LIKE_STREETS_UNTIL = 7;

/**
 * The tile images to show: always where there is no WebGL, otherwise only where the coming map looks the same.
 * Switching to another provider's style would be a visible jump.
 */
export function firstPictures(
  ground: ActiveBaseMap | null,
  { zoom, stays }: { zoom: number; stays: boolean },
): BaseMapPictures | null {
  if (!ground || stays) return ground?.pictures ?? null;
  if (ground.drawn.kind === 'style') return null;
  const isOfHouse = ground.drawn.tiles.pictures !== undefined;
  return isOfHouse || zoom < LIKE_STREETS_UNTIL ? ground.pictures : null;
}
