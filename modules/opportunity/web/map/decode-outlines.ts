import type { AreaOutlines } from '#platform/web/map/map-data.ts';

/** A piece of outlines as the map draws it. */
export function decodeOutlines(piece: unknown): AreaOutlines {
  return piece as AreaOutlines;
}
