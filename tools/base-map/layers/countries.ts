import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { areaAnchor } from '#platform/web/map/areas/area-outline.ts';
import { alpha2 } from '../../geometry/alpha2.ts';
import { ringArea } from '../../geometry/ring-area.ts';
import type { MapFeature } from '../map-feature.ts';
import { named } from '../names.ts';
import type { Sources } from '../sources.ts';

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;

/** Countries by their two-letter code, so that Intl provides their names in every language. */
export function countries(sources: Sources): MapFeature[] {
  const atlas = sources.json<Atlas>('world-atlas/countries-10m.json');
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const code = alpha2(id);
    if (!code || code === 'AQ') return [];
    const outline = geometry as Polygon | MultiPolygon;
    const size = largestPiece(outline);
    const english = countryName(code, 'en');
    return {
      type: 'Feature',
      properties: {
        kind: 'country',
        min_zoom: size > 60 ? 1 : size > 8 ? 2 : size > 1.5 ? 3 : size > 0.1 ? 4 : 6,
        size: Math.round(size * 10) / 10,
        ...named(english, (locale) => countryName(code, locale)),
      },
      geometry: { type: 'Point', coordinates: LABEL_AT.get(code) ?? [...areaAnchor(outline)] },
    };
  });
}

/** Label positions for countries where the centre of the outline is misleading. */
const LABEL_AT = new Map<string, [number, number]>([
  ['NO', [9.5, 61.6]],
  ['SE', [15.2, 62.6]],
  ['FI', [26.5, 63.2]],
  ['HR', [16.2, 45.4]],
  ['GB', [-1.6, 52.9]],
  ['US', [-98.6, 39.6]],
  ['CA', [-104, 57.5]],
  ['RU', [96, 62]],
  ['CL', [-71.2, -31.5]],
  ['VN', [106, 16.2]],
]);

function largestPiece(outline: Polygon | MultiPolygon): number {
  const polygons = outline.type === 'Polygon' ? [outline.coordinates] : outline.coordinates;
  return Math.max(...polygons.map(([outer = []]) => ringArea(outer)));
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
