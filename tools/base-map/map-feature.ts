import type { Feature, Geometry } from 'geojson';

/**
 * A map feature in the Protomaps schema for OpenStreetMap, so that one style draws our base map and a brand's streets.
 */
export type MapFeature = Feature<
  Geometry,
  { kind: string; min_zoom?: number } & Record<string, unknown>
>;

export type MapLayerName = 'earth' | 'landcover' | 'water' | 'boundaries' | 'places';

/** Minimum zoom of the tiles that contain it; default: all tiles. */
export function firstZoom(feature: MapFeature): number {
  return feature.properties.min_zoom ?? 0;
}
