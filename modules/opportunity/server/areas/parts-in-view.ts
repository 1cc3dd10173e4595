import type { Bounds } from '#modules/opportunity/contract/map-filter.ts';
import type { Band } from './outline-bands.ts';
import type { AreaLevel, AreasIndex, IndexedCountry } from './read-areas-file.ts';

/** A country with more areas of a level is drawn by its areas of level 2. */
const AREAS_A_PIECE = 600;
/** From farther away countries alone are drawn from one piece. */
const WORLD_BAND: Band = 3;

/** The parts that a view needs, each with the level that its countries have at most. */
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
  // A view over the date line ends east of where it begins.
  if (viewWest > viewEast) return east >= viewWest || west <= viewEast;
  return east >= viewWest && west <= viewEast;
}
