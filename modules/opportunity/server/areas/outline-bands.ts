import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import type { AreaLevel, AreasIndex, IndexedCountry } from './read-areas-file.ts';

/** Outlines are simplified per zoom band, named by its deepest zoom. The last band has full detail. */
export const BANDS = [3, 5, 7, 9] as const;
export type Band = (typeof BANDS)[number];
/** Steps per degree: about four per pixel of the band's deepest zoom. */
export const STEPS_A_DEGREE: Readonly<Record<Band, number>> = {
  3: 50,
  5: 200,
  7: 1_000,
  9: 10_000,
};
/** A tile has 512 pixels on the screen; triangles with shorter sides than this are not visible. */
const TILE_PIXELS = 512;
const SEEN_PIXELS = 0.7;

export function zoomBand(zoom: number): Band {
  return BANDS.find((band) => zoom <= band) ?? 9;
}

/** Points with a smaller weight are left out (see `weighLine`). */
export function smallestWeight(band: Band): number {
  return band === 9 ? 0 : ((SEEN_PIXELS * 360) / (TILE_PIXELS * 2 ** band)) ** 2 / 2;
}

/** Countries with more areas of a level are split by their areas of level 2. */
const AREAS_A_PIECE = 600;
/** Below this zoom, countries are drawn from a single piece. */
const WORLD_BAND: Band = 3;

/** The parts that a view needs, each with the deepest level of its countries. */
export function partsInView(
  { countries }: AreasIndex,
  view: { level: AreaLevel; bounds: Bounds; band: Band; countries: readonly string[] },
): { parts: readonly (readonly [part: string, level: AreaLevel])[]; attributions: string[] } {
  const parts = new Map<string, AreaLevel>();
  const attributions = new Set<string>();
  const isWorld = view.level === 1 && view.band <= WORLD_BAND;
  if (isWorld) parts.set('world', 1);
  for (const entry of countries) {
    if (view.countries.length > 0 && !view.countries.includes(entry.country)) continue;
    const seen = entry.records.slice(1).filter(([, , , , , ...box]) => meets(box, view.bounds));
    if (seen.length === 0) continue;
    attributions.add(entry.attribution);
    if (isWorld) continue;
    const level = levelOf(entry, view.level);
    const isCut = level > 2 && (entry.levels[level - 1] ?? 0) > AREAS_A_PIECE;
    if (isCut) for (const [code] of seen) parts.set(`${entry.country}.${code}`, level);
    else parts.set(entry.group, level);
  }
  return { parts: [...parts], attributions: [...attributions] };
}

function levelOf({ levels }: IndexedCountry, level: AreaLevel): AreaLevel {
  const deepest = levels.findLastIndex((count) => count > 0) + 1;
  return Math.min(level, deepest) as AreaLevel;
}

type Box = readonly [west: number, south: number, east: number, north: number];

function meets([west, south, east, north]: Box, bounds: Bounds): boolean {
  const [viewWest, viewSouth, viewEast, viewNorth] = bounds;
  if (south > viewNorth || north < viewSouth) return false;
  // A view across the date line ends east of its beginning.
  if (viewWest > viewEast) return east >= viewWest || west <= viewEast;
  return east >= viewWest && west <= viewEast;
}
