import type { Feature, MultiPolygon, Polygon } from 'geojson';
import type { Locale } from '#platform/contract/locale.ts';

/** Names of one area; `local` is the name in its source. */
export type AreaNames = { local: string } & Partial<Record<Locale, string>>;

/** A shape of a source, with its area at each level from 2 on. Shapes of one area are merged. */
export type AreaShape = Feature<
  Polygon | MultiPolygon,
  { path: readonly { code: string; names: AreaNames; population?: number }[] }
>;

/** One country: shapes that share borders, so that every level is cut from the same lines. */
export interface AreaSource {
  country: string;
  /** Attribution required by the licence. */
  attribution: string;
  shapes: readonly AreaShape[];
  /** Shapes of the deepest level where its source does not share lines with the others; their path is complete. */
  deepest?: readonly AreaShape[];
}
