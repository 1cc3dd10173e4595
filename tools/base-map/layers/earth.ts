import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ringArea } from '../../geometry/ring-area.ts';
import { firstZoomOfArea } from '../first-zoom-of-area.ts';
import type { MapFeature } from '../map-feature.ts';
import type { Sources } from '../sources.ts';

type Atlas = Topology<{ land: GeometryCollection }>;

/** Land without borders: what two countries share would be simplified twice, and gap. */
export function earth(sources: Sources): MapFeature[] {
  const atlas = sources.json<Atlas>('world-atlas/land-10m.json');
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    pieces(geometry as Polygon | MultiPolygon).map((coordinates) => ({
      type: 'Feature',
      properties: { kind: 'earth', min_zoom: firstZoomOfArea(ringArea(coordinates[0] ?? [])) },
      geometry: { type: 'Polygon', coordinates },
    })),
  );
}

function pieces(geometry: Polygon | MultiPolygon): Polygon['coordinates'][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
