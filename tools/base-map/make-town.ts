/** Writes the small street archive for tests and journeys: node tools/base-map/make-town.ts */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Geometry, Position } from 'geojson';
import { writeArchive } from './archive/write-archive.ts';
import type { Tile } from './tiles/cut-tiles.ts';

const TOWN_CENTRE = { longitude: 2.847, latitude: 44.684 };

/** Degrees from the centre to the edge. */
const REACH = { x: 0.05, y: 0.036 };

const TOWN_BOUNDS = [
  TOWN_CENTRE.longitude - REACH.x,
  TOWN_CENTRE.latitude - REACH.y,
  TOWN_CENTRE.longitude + REACH.x,
  TOWN_CENTRE.latitude + REACH.y,
] as const;

const BLOCK = 0.0021;

const BLOCKS = 9;

const STREETS = [
  'Rue des Couteliers',
  'Rue du Foirail',
  'Rue de la Forge',
  'Rue des Tanneurs',
  'Rue du Buron',
  'Rue de l’Estive',
  'Rue des Gentianes',
  'Rue Haute',
  'Rue Basse',
  'Rue du Puits',
];

const FILE = join(import.meta.dirname, '../../platform/server/map/testing/town.pmtiles');
const EXTENT = 4096;
const [SHALLOWEST, DEEPEST] = [8, 14];

function* tiles(): Generator<Tile> {
  const cutters = Object.entries(townFeatures()).map(([name, features]) => {
    const options = { maxZoom: DEEPEST, indexMaxZoom: DEEPEST, extent: EXTENT, buffer: 64 };
    return [name, new GeoJSONVT({ type: 'FeatureCollection', features }, options)] as const;
  });
  const [west, south, east, north] = TOWN_BOUNDS;
  for (let z = SHALLOWEST; z <= DEEPEST; z += 1)
    for (let x = column(west, z); x <= column(east, z); x += 1)
      for (let y = row(north, z); y <= row(south, z); y += 1) {
        const filled: Record<string, GeoJSONVTTile> = {};
        for (const [name, cutter] of cutters) {
          const tile = cutter.getTile(z, x, y);
          if (tile) filled[name] = tile;
        }
        yield { z, x, y, content: fromGeojsonVt(filled, { version: 2, extent: EXTENT }) };
      }
}

function column(longitude: number, z: number): number {
  return Math.floor(((longitude + 180) / 360) * 2 ** z);
}

function row(latitude: number, z: number): number {
  const angle = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
}

const archive = writeArchive({
  deepest: DEEPEST,
  metadata: {
    name: 'A town for tests',
    attribution: '<a href="https://osm.example">Streets of nowhere</a> &copy; nobody',
  },
  tiles: tiles(),
  part: {
    shallowest: SHALLOWEST,
    bounds: TOWN_BOUNDS,
    centre: { ...TOWN_CENTRE, zoom: 13 },
  },
});
writeFileSync(FILE, archive);
process.stdout.write(`${FILE}: ${archive.length} bytes\n`);

type TownLayer = 'earth' | 'landuse' | 'water' | 'roads' | 'buildings' | 'places';

type Town = Record<TownLayer, Feature[]>;

/** A fictional town, generated in the published schema, with every kind of feature of a street map. */
function townFeatures(): Town {
  const [west, south, east, north] = TOWN_BOUNDS;
  const outside = 0.02;
  const land = box(west - outside, south - outside, east + outside, north + outside);
  return {
    earth: [feature(land, { kind: 'earth' })],
    landuse: [
      feature(box(...at(-9, 4.5), ...at(-5.6, 8.8)), { kind: 'forest', name: 'Bois du Roc' }),
      feature(box(...at(0.1, 0.1), ...at(1.9, 1.9)), { kind: 'park', name: 'Jardin du Foirail' }),
      feature(box(...at(5.2, -4.4), ...at(8.6, -2)), { kind: 'industrial' }),
    ],
    water: [
      feature(box(...at(-3.4, -8), ...at(-1.6, -6.6)), { kind: 'lake', name: 'Étang du Moulin' }),
      feature(wave(-6.2), { kind: 'river', name: 'La Selves' }),
    ],
    roads: roads(),
    buildings: buildings(),
    places: [
      feature(point(0, 0), {
        kind: 'locality',
        kind_detail: 'town',
        name: 'Laguiole',
        'name:de': 'Laguiole',
        population_rank: 6,
        min_zoom: 8,
      }),
      feature(point(6.6, -5), { kind: 'neighbourhood', name: 'Les Ateliers', min_zoom: 13 }),
    ],
  };
}

function roads(): Feature[] {
  const half = BLOCKS / 2;
  const grid = Array.from({ length: BLOCKS + 1 }, (_, index) => index - half);
  const main = { kind: 'major_road', kind_detail: 'primary', min_zoom: 9, ref: 'D 921' };
  return [
    feature(line([-24, 11], [-8, 7], [12, 7.4], [26, 13]), {
      kind: 'highway',
      kind_detail: 'motorway',
      min_zoom: 5,
      ref: 'A 75',
    }),
    feature(line([-24, -5], [-half, -0.5], [half, -0.5], [26, -6]), {
      ...main,
      name: 'Avenue de l’Aubrac',
    }),
    feature(line([0.5, -18], [0.5, -half], [0.5, half], [3, 18]), {
      ...main,
      name: 'Route de Rodez',
    }),
    feature(line([-24, -7], [9, -5.4], [26, -8]), { kind: 'rail', kind_detail: 'rail' }),
    feature(line([-6, 5], [-8, 6.4], [-7, 8.2]), { kind: 'path', name: 'Sentier du Roc' }),
    ...grid.flatMap((step, index) => [
      street(line([step, -half], [step + 0.4, half]), index),
      street(line([-half, step], [half, step + 0.5]), index + 4),
    ]),
  ];
}

function street(geometry: Geometry, index: number): Feature {
  const name = STREETS[index % STREETS.length];
  return feature(geometry, {
    kind: 'minor_road',
    kind_detail: 'residential',
    min_zoom: 12,
    name,
  });
}

function buildings(): Feature[] {
  const cells = Array.from({ length: BLOCKS * BLOCKS }, (_, index) => [
    (index % BLOCKS) - BLOCKS / 2,
    Math.floor(index / BLOCKS) - BLOCKS / 2,
  ]);
  return cells
    .filter(([x = 0, y = 0]) => !(x > -1 && x < 2 && y > -1 && y < 2))
    .flatMap(([x = 0, y = 0]) =>
      [0.24, 0.58].map((inset) =>
        feature(box(...at(x + inset, y + 0.42), ...at(x + inset + 0.26, y + 0.8)), {
          kind: 'building',
          min_zoom: 13,
        }),
      ),
    );
}

function feature(geometry: Geometry, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', geometry, properties };
}

/** Position in blocks east and north of the centre. */
function at(x: number, y: number): [number, number] {
  return [TOWN_CENTRE.longitude + x * BLOCK, TOWN_CENTRE.latitude + y * BLOCK * 0.71];
}

function point(x: number, y: number): Geometry {
  return { type: 'Point', coordinates: at(x, y) };
}

function line(...points: [number, number][]): Geometry {
  return { type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) };
}

function wave(y: number): Geometry {
  const steps = Array.from({ length: 41 }, (_, index) => index - 20);
  const coordinates: Position[] = steps.map((x) => at(x * 1.2, y + Math.sin(x / 2)));
  return { type: 'LineString', coordinates };
}

function box(west: number, south: number, east: number, north: number): Geometry {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}
