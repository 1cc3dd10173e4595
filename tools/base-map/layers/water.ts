import type { Geometry, MultiPolygon, Polygon, Position } from 'geojson';
import { open } from 'shapefile';
import { areaAnchor } from '#platform/web/map/areas/area-anchor.ts';
import { ringArea } from '../../geometry/ring-area.ts';
import type { MapFeature } from '../map-feature.ts';
import { minZoomForArea } from '../min-zoom-for-area.ts';
import { named } from '../names.ts';
import type { Sources } from '../sources.ts';
import { norwegianSeas } from './norwegian-seas.ts';

type Labelled = Record<`name_${string}`, string | null> & {
  name: string | null;
  min_zoom: number;
  min_label: number;
  scalerank: number;
  featurecla: string;
};

export async function water(sources: Sources): Promise<MapFeature[]> {
  return [
    ...(await lakes(sources)),
    ...rivers(sources, 'ne_50m_rivers_lake_centerlines', 0),
    ...rivers(sources, 'ne_10m_rivers_europe', 6),
    ...rivers(sources, 'ne_10m_rivers_australia', 7),
    ...lakeNames(sources),
    ...seaNames(sources),
  ];
}

/** The large file has shapes without attributes, so the area of a lake determines its first zoom level. */
async function lakes(sources: Sources): Promise<MapFeature[]> {
  const shapes: Geometry[] = [];
  const file = await open(sources.naturalEarthShapes('10m_physical', 'ne_10m_lakes'));
  for (let next = await file.read(); !next.done; next = await file.read())
    shapes.push(next.value.geometry);
  for (const supplement of ['ne_10m_lakes_europe', 'ne_10m_lakes_north_america'])
    shapes.push(...sources.naturalEarth(supplement).features.map(({ geometry }) => geometry));
  return shapes.map((geometry) => ({
    type: 'Feature',
    properties: {
      kind: 'lake',
      min_zoom: minZoomForArea(areaOf(geometry as Polygon | MultiPolygon)),
    },
    geometry,
  }));
}

function areaOf(geometry: Polygon | MultiPolygon): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.reduce((sum, [outer = []]) => sum + ringArea(outer as Position[]), 0);
}

function rivers(sources: Sources, source: string, atLeast: number): MapFeature[] {
  return sources
    .naturalEarth<Labelled>(source)
    .features.filter(
      ({ geometry, properties }) => geometry && properties.featurecla !== 'Lake Centerline',
    )
    .map(({ geometry, properties }) => ({
      type: 'Feature',
      properties: {
        kind: 'river',
        min_zoom: Math.max(atLeast, Math.min(7, Math.floor(properties.min_zoom))),
        ...(properties.name && named(properties.name, (locale) => properties[`name_${locale}`])),
      },
      geometry,
    }));
}

function lakeNames(sources: Sources): MapFeature[] {
  return sources
    .naturalEarth<Labelled>('ne_50m_lakes')
    .features.flatMap(({ geometry, properties }) =>
      properties.name
        ? [nameAt(geometry, 'lake', Math.max(4, Math.ceil(properties.min_label)), properties)]
        : [],
    );
}

function seaNames(sources: Sources): MapFeature[] {
  return sources
    .naturalEarth<Labelled>('ne_10m_geography_marine_polys')
    .features.filter(({ properties }) => properties.name && properties.scalerank <= 5)
    .map(({ geometry, properties }) =>
      nameAt(
        geometry,
        properties.featurecla === 'ocean' ? 'ocean' : 'sea',
        Math.min(7, Math.max(1, Math.floor(properties.min_label))),
        properties,
      ),
    );
}

function nameAt(geometry: Geometry, kind: string, zoom: number, properties: Labelled): MapFeature {
  const english = properties.name_en ?? properties.name ?? '';
  return {
    type: 'Feature',
    properties: {
      kind,
      min_zoom: zoom,
      ...named(english, (locale) =>
        locale === 'no' ? norwegianSeas.get(english) : properties[`name_${locale}`],
      ),
    },
    geometry: { type: 'Point', coordinates: [...areaAnchor(geometry as Polygon | MultiPolygon)] },
  };
}
