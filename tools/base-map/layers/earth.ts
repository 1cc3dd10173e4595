import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { ringArea } from '../../geometry/ring-area.ts';
import { unwrapped } from '../../geometry/unwrapped.ts';
import type { MapFeature } from '../map-feature.ts';
import { minZoomForArea } from '../min-zoom-for-area.ts';
import type { Sources } from '../sources.ts';

type Atlas = Topology<{ land: GeometryCollection }>;

/** Land without borders: what two countries share would be simplified twice, and gap. */
export function earth(sources: Sources): MapFeature[] {
  const atlas = sources.json<Atlas>('world-atlas/land-10m.json');
  return feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    pieces(geometry as Polygon | MultiPolygon)
      .map((rings) => rings.map(unwrapped))
      .filter(([outline = []]) => !isNullIsland(outline))
      .map((coordinates) => ({
        type: 'Feature',
        properties: { kind: 'earth', min_zoom: minZoomForArea(ringArea(coordinates[0] ?? [])) },
        geometry: { type: 'Polygon', coordinates },
      })),
  );
}

function pieces(geometry: Polygon | MultiPolygon): Polygon['coordinates'][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** Natural Earth puts features without a position here; there is only sea. */
function isNullIsland(outline: readonly Position[]): boolean {
  return outline.every(([x = 0, y = 0]) => Math.abs(x) < 0.1 && Math.abs(y) < 0.1);
}
