import type { MapFeature } from '../map-feature.ts';
import type { Sources } from '../sources.ts';

/** Built-up land shows a town's size; ice keeps the Alps and the north from looking empty. */
export function landcover(sources: Sources): MapFeature[] {
  return [
    ...tinted(sources, 'ne_50m_urban_areas', 'urban_area'),
    ...tinted(sources, 'ne_50m_glaciated_areas', 'glacier'),
  ];
}

function tinted(sources: Sources, source: string, kind: string): MapFeature[] {
  return sources
    .naturalEarth<{ min_zoom: number }>(source)
    .features.map(({ geometry, properties }) => ({
      type: 'Feature',
      properties: { kind, min_zoom: Math.min(6, Math.max(4, Math.floor(properties.min_zoom))) },
      geometry,
    }));
}
