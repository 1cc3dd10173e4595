/**
 * Builds platform/web/map/geometry/countries.geo.json from world-atlas; run it again when that package changes: `node
 * tools/geometry/build-countries.ts`. Lines are simplified before they become polygons: two countries share one border
 * line, so no gap opens between them. Europe keeps more detail, because its maps are viewed closest.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { alpha2 } from './alpha2.ts';
import { ringArea } from './ring-area.ts';
import { unwrapped } from './unwrapped.ts';

const SOURCE = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const TARGET = join(import.meta.dirname, '../../platform/web/map/geometry/countries.geo.json');
const EUROPE = { west: -12, south: 34, east: 32, north: 72 };
const THRESHOLD = { europe: 0.003, world: 0.06 };
const SMALLEST_ISLAND = { europe: 0.004, world: 0.12 };
const SOUTHERNMOST = -60;
const DECIMALS = 2;

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>;
type Polygon = { type: 'Polygon'; coordinates: Position[][] };
type MultiPolygon = { type: 'MultiPolygon'; coordinates: Position[][][] };

const atlas: Atlas = JSON.parse(readFileSync(SOURCE, 'utf8'));
const plain = withoutQuantisation(atlas);
const simple = { ...plain, arcs: plain.arcs.map((arc) => simplifyArc(arc as Position[])) };
const features = feature(simple, simple.objects.countries).features.flatMap((country) => {
  const polygons = rings(country.geometry as Polygon | MultiPolygon);
  if (polygons.length === 0) return [];
  return {
    type: 'Feature',
    properties: { id: alpha2(country.id) ?? country.properties.name },
    geometry: { type: 'MultiPolygon', coordinates: polygons },
  };
});
const text = `{"type":"FeatureCollection","features":[\n${features
  .map((country) => JSON.stringify(country))
  .join(',\n')}\n]}\n`;
writeFileSync(TARGET, text);
console.log(`${features.length} countries, ${Math.round(text.length / 1024)} KB`);

function withoutQuantisation(topology: Atlas): Atlas {
  const { scale, translate } = topology.transform ?? { scale: [1, 1], translate: [0, 0] };
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const { transform: _, ...rest } = topology;
  return { ...rest, arcs };
}

function simplifyArc(arc: Position[]): Position[] {
  return simplify(arc, arc.some(inEurope) ? THRESHOLD.europe : THRESHOLD.world);
}

/** The largest piece is always drawn, however small: Singapore is an island too. */
function rings(geometry: Polygon | MultiPolygon): Position[][][] {
  const pieces = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const polygons = pieces.map((piece) => piece.map((ring) => unwrapped(ring) as Position[]));
  const northern = polygons.filter(([outer = []]) => outer.some(([, y]) => y > SOUTHERNMOST));
  const [largest = []] = northern.toSorted(([a = []], [b = []]) => ringArea(b) - ringArea(a));
  return northern
    .filter((polygon) => polygon === largest || isWorthDrawing(polygon[0] ?? []))
    .map((polygon) => polygon.map(rounded).filter((ring) => ring.length > 3))
    .filter((polygon) => polygon.length > 0);
}

function isWorthDrawing(ring: Position[]): boolean {
  return ringArea(ring) >= (ring.some(inEurope) ? SMALLEST_ISLAND.europe : SMALLEST_ISLAND.world);
}

function rounded(ring: Position[]): Position[] {
  const points = ring.map(
    ([x, y]): Position => [Number(x.toFixed(DECIMALS)), Number(y.toFixed(DECIMALS))],
  );
  return points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]?.[0] || y !== points[index - 1]?.[1],
  );
}

function inEurope([x, y]: Position): boolean {
  return x > EUROPE.west && x < EUROPE.east && y > EUROPE.south && y < EUROPE.north;
}

export type Position = [number, number];

/**
 * Visvalingam's algorithm: repeatedly removes the point that changes the line least, until every remaining point forms
 * a triangle larger than the threshold. The ends stay, so that neighbours still meet.
 */
export function simplify(line: readonly Position[], threshold: number): Position[] {
  const points = [...line];
  const sizes = points.map((_, index) => triangle(points, index));
  for (;;) {
    let least = -1;
    for (let index = 1; index < points.length - 1; index += 1)
      if (least < 0 || (sizes[index] ?? 0) < (sizes[least] ?? 0)) least = index;
    if (least < 0 || (sizes[least] ?? 0) >= threshold) return points;
    points.splice(least, 1);
    sizes.splice(least, 1);
    for (const index of [least - 1, least]) sizes[index] = triangle(points, index);
  }
}

/** Degrees of longitude, and thereby the visible area, shrink towards the poles. */
function triangle(points: readonly Position[], index: number): number {
  const [a, b, c] = [points[index - 1], points[index], points[index + 1]];
  if (!a || !b || !c) return Number.POSITIVE_INFINITY;
  const area = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  return area * Math.cos((b[1] * Math.PI) / 180);
}
