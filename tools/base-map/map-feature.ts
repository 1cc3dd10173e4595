import type { Feature, Geometry } from 'geojson';

/**
 * A thing on the map, in the layout in which Protomaps publishes OpenStreetMap: one style then draws our own ground and
 * a brand's streets alike.
 */
export type MapFeature = Feature<
  Geometry,
  { kind: string; min_zoom?: number } & Record<string, unknown>
>;

export type MapLayerName = 'earth' | 'landcover' | 'water' | 'boundaries' | 'places';

/** The first zoom at which it is put into tiles; without one it is in all of them. */
export function firstZoom(feature: MapFeature): number {
  return feature.properties.min_zoom ?? 0;
}
