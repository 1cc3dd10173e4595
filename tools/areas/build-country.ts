import type { Position } from 'geojson';
import { mergeArcs } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { weighLine } from '#modules/opportunity/server/areas/weigh-line.ts';
import type { AreaNames, AreaShape, AreaSource } from './area-source.ts';
import { dissolveRings } from './dissolve-rings.ts';

export interface BuiltArea {
  level: 1 | 2 | 3 | 4;
  /** Unique in its country and level. */
  code: string;
  /** Code of the parent area; empty for a country. */
  parent: string;
  names: AreaNames;
  population: number;
  /** Polygons of rings of lines; a reversed line is `~index`. */
  polygons: number[][][];
}

export interface BuiltCountry {
  country: string;
  attribution: string;
  areas: BuiltArea[];
  lines: { points: Position[]; weights: Float64Array }[];
}

/** Quantization steps over the country's extent: finer than any source, coarse enough for borders to meet. */
const QUANTIZATION = 1_000_000;
const WORLD_QUANTIZATION = 10_000_000;
type Shape =
  | Polygon<{ path: AreaShape['properties']['path'] }>
  | MultiPolygon<{ path: AreaShape['properties']['path'] }>;

/** All levels of a country cut from the same lines, so that no gap opens between neighbours or levels. */
export function buildCountry(source: AreaSource): BuiltCountry {
  const collection = (features: readonly AreaShape[]) => ({
    type: 'FeatureCollection' as const,
    features: [...features],
  });
  const built = topology(
    { shapes: collection(source.shapes), deepest: collection(source.deepest ?? []) },
    QUANTIZATION,
  );
  const shapes = geometriesOf(built, 'shapes');
  const depth = Math.max(...source.shapes.map(({ properties: { path } }) => path.length));
  const areas: BuiltArea[] = [country(built, source, shapes)];
  for (let step = 0; step < depth; step += 1) areas.push(...levelOf(built, source, shapes, step));
  const deepest = geometriesOf(built, 'deepest');
  if (deepest.length > 0) areas.push(...levelOf(built, source, deepest, depth));
  return {
    country: source.country,
    attribution: source.attribution,
    areas,
    lines: weighedLines(built),
  };
}

/** Countries of one source cut from the same lines: the border between two of them has the same points on both sides. */
export function buildCountries(sources: readonly AreaSource[]): BuiltCountry[] {
  const built = topology(
    Object.fromEntries(
      sources.map(({ country: code, shapes }) => [
        code,
        { type: 'FeatureCollection' as const, features: [...shapes] },
      ]),
    ),
    WORLD_QUANTIZATION,
  );
  const lines = weighedLines(built);
  return sources.map((source) => {
    const shapes = geometriesOf(built, source.country);
    const areas = [country(built, source, shapes), ...levelOf(built, source, shapes, 0)];
    const { country: code, attribution } = source;
    return withUsedLines({ country: code, attribution, areas, lines });
  });
}

/** Removes lines that no area uses. */
export function withUsedLines(built: BuiltCountry): BuiltCountry {
  const indexes = new Map<number, number>();
  const indexOf = (reference: number) => {
    const line = reference < 0 ? ~reference : reference;
    const index = indexes.get(line) ?? indexes.size;
    indexes.set(line, index);
    return reference < 0 ? ~index : index;
  };
  const areas = built.areas.map((area) => ({
    ...area,
    polygons: area.polygons.map((rings) => rings.map((ring) => ring.map(indexOf))),
  }));
  return { ...built, areas, lines: [...indexes.keys()].flatMap((line) => built.lines[line] ?? []) };
}

function geometriesOf(built: Topology, object: string): Shape[] {
  return (built.objects[object] as GeometryCollection).geometries as Shape[];
}

function country(built: Topology, source: AreaSource, shapes: readonly Shape[]): BuiltArea {
  return {
    level: 1,
    code: source.country,
    parent: '',
    names: { local: source.country },
    population: 0,
    polygons: merged(built, shapes),
  };
}

function levelOf(
  built: Topology,
  source: AreaSource,
  shapes: readonly Shape[],
  step: number,
): BuiltArea[] {
  const members = Map.groupBy(shapes, (each) => each.properties?.path[step]?.code ?? '');
  members.delete('');
  return [...members].map(([code, ofArea]) => {
    const path = ofArea[0]?.properties?.path ?? [];
    return {
      level: (step + 2) as BuiltArea['level'],
      code,
      parent: step === 0 ? source.country : (path[step - 1]?.code ?? ''),
      names: path[step]?.names ?? { local: code },
      population: ofArea.reduce(
        (sum, { properties }) => sum + (properties?.path.at(-1)?.population ?? 0),
        0,
      ),
      polygons: merged(built, ofArea),
    };
  });
}

/** A source with one line in three areas cannot be merged by lines used once, because rings would stay open. */
function merged(built: Topology, shapes: readonly Shape[]): number[][][] {
  const lines = linesOf(built);
  const { arcs } = mergeArcs(built, [...shapes]);
  const endOf = (way: number) => String(way < 0 ? lines[~way]?.[0] : lines[way]?.at(-1));
  const isClosed = (ring: number[]) => endOf(~(ring[0] ?? 0)) === endOf(ring.at(-1) ?? 0);
  if (arcs.flat().every(isClosed)) return arcs;
  const rings = shapes.flatMap((shape) =>
    shape.type === 'Polygon' ? shape.arcs : shape.arcs.flat(),
  );
  return dissolveRings(rings, lines);
}

function weighedLines(built: Topology): BuiltCountry['lines'] {
  return linesOf(built).map((points) => ({
    points,
    weights: weighLine(Float64Array.from(points.flat())),
  }));
}

const linesOfTopologies = new WeakMap<Topology, Position[][]>();

function linesOf(built: Topology): Position[][] {
  const known = linesOfTopologies.get(built);
  if (known) return known;
  const { arcs, transform } = built;
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  linesOfTopologies.set(built, lines);
  return lines;
}
