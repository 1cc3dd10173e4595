/**
 * Builds the base map of the suite; run it again when a source changes: `node tools/base-map/make-base-map.ts PACKAGES
 * NATURAL_EARTH`. The README.md in this folder lists the contents of the two folders.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeatureCollection, MultiPolygon, Polygon, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { areaAnchor } from '#platform/web/map/areas/area-outline.ts';
import { ringArea } from '../geometry/ring-area.ts';
import { unwrapped } from '../geometry/unwrapped.ts';
import { writeArchive } from './archive/write-archive.ts';
import { countries } from './layers/countries.ts';
import { type Province, provinceRegion, provinces } from './layers/provinces.ts';
import { towns } from './layers/towns.ts';
import { water } from './layers/water.ts';
import type { MapFeature } from './map-feature.ts';
import { minZoomForArea } from './min-zoom-for-area.ts';
import { named } from './names.ts';
import { Sources } from './sources.ts';
import { cutTiles } from './tiles/cut-tiles.ts';

const FIRST_ZOOM: Record<Level, number> = { 2: 0, 4: 5, 6: 7 };

const SMALLEST = 0.15;

const DEEPEST = 7;
const TARGET = join(import.meta.dirname, '../../platform/server/map/data');
const ATTRIBUTION = 'Natural Earth, GeoNames';

const [packages, naturalEarth] = process.argv.slice(2);
if (!packages || !naturalEarth) throw new Error('say where the packages and Natural Earth lie');
const sources = new Sources({ packages, naturalEarth });
const layers = {
  earth: earth(sources),
  landcover: landcover(sources),
  water: await water(sources),
  boundaries: boundaries(sources),
  places: places(sources),
};
for (const [name, features] of Object.entries(layers)) console.log(`${name}: ${features.length}`);
const archive = writeArchive({
  deepest: DEEPEST,
  tiles: cutTiles(layers, DEEPEST),
  metadata: {
    name: 'Comptoir base map',
    attribution: ATTRIBUTION,
    vector_layers: Object.keys(layers).map((id) => ({ id, fields: {} })),
  },
});
writeFileSync(join(TARGET, 'base-map.pmtiles'), archive);
writeFileSync(join(TARGET, 'base-map.version'), `${versionOf(archive)}\n`);
console.log(`${(archive.length / 1_000_000).toFixed(2)} MB`);

function versionOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

function places(sources: Sources): MapFeature[] {
  return [...countries(sources), ...regions(sources), ...towns(sources)];
}

/** Built-up land shows a town's size; ice keeps the Alps and the north from looking empty. */
function landcover(sources: Sources): MapFeature[] {
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

type Atlas = Topology<{ land: GeometryCollection }>;

/** Land without borders, because borders shared by two countries would be simplified twice and leave gaps. */
function earth(sources: Sources): MapFeature[] {
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

/** A name for each region; where provinces are grouped, only the group's own name, which has no translations. */
function regions(sources: Sources): MapFeature[] {
  const groups = Map.groupBy(provinces(sources), provinceRegion);
  return [...groups].flatMap(([id, members]) => {
    const largest = members.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
    const area = members.reduce((sum, member) => sum + areaOf(member), 0);
    if (!largest || area < SMALLEST) return [];
    const [, group] = id.split(':');
    const { properties } = largest;
    const name = group ?? properties.name;
    if (!name) return [];
    return {
      type: 'Feature',
      properties: {
        kind: 'region',
        min_zoom: area > 60 ? 4 : area > 6 ? 5 : 6,
        ...named(name, (locale) => (group ? undefined : properties[`name_${locale}`])),
      },
      geometry: { type: 'Point', coordinates: middleOf(members) },
    };
  });
}

function areaOf({ geometry }: Province): number {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return Math.max(...polygons.map(([outer = []]) => ringArea(outer)));
}

/** The average weighted by area, so that a group's name is in the middle of its land. */
function middleOf(members: Province[]): [number, number] {
  let [weight, x, y] = [0, 0, 0];
  for (const member of members) {
    const size = areaOf(member);
    const [longitude, latitude] = areaAnchor(member.geometry);
    weight += size;
    x += longitude * size;
    y += latitude * size;
  }
  return [x / weight, y / weight];
}

/** As in the published schema: 2 is a country's border, 4 a region's, 6 a province's within its region. */
type Level = 2 | 4 | 6;

function boundaries(sources: Sources): MapFeature[] {
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
