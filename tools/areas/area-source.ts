import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { Locale } from '#platform/contract/locale.ts';

/** Names of one area; `local` is what its source calls it. */
export type AreaNames = { local: string } & Partial<Record<Locale, string>>;

/** A shape of a source, with the area it belongs to at each level from 2 on. Shapes of one area are merged. */
export type AreaShape = Feature<
  Polygon | MultiPolygon,
  { path: readonly { code: string; names: AreaNames; population?: number }[] }
>;

/** One country: shapes that share borders, so that every level is cut from the same lines. */
export interface AreaSource {
  country: string;
  /** As the licence requires. */
  attribution: string;
  shapes: readonly AreaShape[];
  /** Shapes of the deepest level where its source does not share lines with the others; their path is complete. */
  deepest?: readonly AreaShape[];
}
