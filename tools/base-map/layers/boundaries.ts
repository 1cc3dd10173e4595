import type { FeatureCollection } from 'geojson';
import { mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { MapFeature } from '../map-feature.ts';
import type { Sources } from '../sources.ts';
import { type Province, provinceRegion, provinces } from './provinces.ts';

/** As in the published layout: 2 is a country's border, 4 a region's, 6 a province's within its region. */
type Level = 2 | 4 | 6;

const FIRST_ZOOM: Record<Level, number> = { 2: 0, 4: 5, 6: 7 };

export function boundaries(sources: Sources): MapFeature[] {
  return [...countryBorders(sources), ...provinceBorders(provinces(sources))];
}

function countryBorders(sources: Sources): MapFeature[] {
  return sources
    .naturalEarth<{ FEATURECLA: string }>('ne_10m_admin_0_boundary_lines_land')
    .features.map(({ geometry, properties }) =>
      border(
        2,
        geometry,
        /disput|indefinite|breakaway|line of control/i.test(properties.FEATURECLA),
      ),
    );
}

type Outline = GeometryObject & { properties: Province['properties'] };

function provinceBorders(all: Province[]): MapFeature[] {
  const regions = new Map(
    all.map((province) => [province.properties.adm1_code, provinceRegion(province)]),
  );
  const shared = topology({
    all: { type: 'FeatureCollection', features: all } as FeatureCollection,
  }) as Topology<{
    all: GeometryCollection<Province['properties']>;
  }>;
  const regionOfOutline = (outline: Outline) => regions.get(outline.properties.adm1_code);
  const within = (a: Outline, b: Outline) =>
    a !== b && a.properties.adm0_a3 === b.properties.adm0_a3;
  const lines = (level: Level, parts: (a: Outline, b: Outline) => boolean) =>
    mesh(
      shared,
      shared.objects.all,
      (a, b) => within(a as Outline, b as Outline) && parts(a as Outline, b as Outline),
    ).coordinates.map((coordinates) => border(level, { type: 'LineString', coordinates }));
  return [
    ...lines(4, (a, b) => regionOfOutline(a) !== regionOfOutline(b)),
    ...lines(6, (a, b) => regionOfOutline(a) === regionOfOutline(b)),
  ];
}

function border(level: Level, geometry: MapFeature['geometry'], disputed = false): MapFeature {
  return {
    type: 'Feature',
    properties: {
      kind: level === 2 ? 'country' : level === 4 ? 'region' : 'county',
      kind_detail: level,
      min_zoom: FIRST_ZOOM[level],
      ...(disputed && { disputed: true }),
    },
    geometry,
  };
}
