import type { Position } from 'geojson';

type Ring = readonly number[];

/**
 * Merges areas into polygons with the outer ring first. A line used by an even number of rings is inside and dropped.
 * The remaining lines meet in pairs at each point, so all rings close, even where a coarse source has a line three
 * times.
 */
export function dissolveRings(
  rings: readonly Ring[],
  lines: readonly (readonly Position[])[],
): number[][][] {
  const pointsOf = (reference: number) => {
    const line = lines[reference < 0 ? ~reference : reference] ?? [];
    return reference < 0 ? line.toReversed() : line;
  };
  const ends = lines.map((line) => [String(line[0]), String(line.at(-1))] as const);
  const startOf = (way: number) => (way < 0 ? ends[~way]?.[1] : ends[way]?.[0]) ?? '';
  const endOf = (way: number) => startOf(~way);
  const outer = new Set<number>();
  for (const reference of rings.flat()) {
    const line = reference < 0 ? ~reference : reference;
    if (!outer.delete(line)) outer.add(line);
  }
  const shapes = walk([...outer], startOf, endOf)
    .map((ring) => ({ ring, points: ring.flatMap((reference) => pointsOf(reference).slice(1)) }))
    .map((shape) => ({
      ...shape,
      size: Math.abs(signedArea(shape.points)),
      box: boxOf(shape.points),
    }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size);
  const polygons: { outer: (typeof shapes)[number]; rings: number[][] }[] = [];
  for (const shape of shapes) {
    const around = polygons.find(
      (each) => meets(each.outer.box, shape.box) && isMostlyInside(shape.points, each.outer.points),
    );
    if (around) around.rings.push(shape.ring);
    else polygons.push({ outer: shape, rings: [shape.ring] });
  }
  return polygons.map((polygon) => polygon.rings);
}

function boxOf(points: readonly Position[]): [number, number, number, number] {
  const box: [number, number, number, number] = [180, 90, -180, -90];
  for (const [x = 0, y = 0] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

function meets(a: readonly number[], b: readonly number[]): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = a;
  return west <= (b[2] ?? 0) && east >= (b[0] ?? 0) && south <= (b[3] ?? 0) && north >= (b[1] ?? 0);
}

/** Visits every line once, in rings that do not touch themselves. */
function walk(
  references: readonly number[],
  startOf: (reference: number) => string,
  endOf: (reference: number) => string,
): number[][] {
  const at = new Map<string, number[]>();
  for (const reference of references)
    for (const way of [reference, ~reference]) {
      const there = at.get(startOf(way));
      if (there) there.push(way);
      else at.set(startOf(way), [way]);
    }
  const used = new Set<number>();
  const isFree = (way: number) => !used.has(way) && !used.has(~way);
  const rings: number[][] = [];
  for (const first of references) {
    const path: number[] = [];
    for (let way: number | undefined = isFree(first) ? first : undefined; way !== undefined; ) {
      used.add(way);
      path.push(way);
      const end = endOf(way);
      const from = path.findIndex((each) => startOf(each) === end);
      if (from >= 0) rings.push(path.splice(from));
      way = at.get(end)?.find(isFree);
    }
  }
  return rings;
}

function signedArea(points: readonly Position[]): number {
  return points.reduce((sum, [x = 0, y = 0], at) => {
    const [nextX = 0, nextY = 0] = points[(at + 1) % points.length] ?? [];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Points of a shared border can be on either side. */
function isMostlyInside(points: readonly Position[], outer: readonly Position[]): boolean {
  const step = Math.max(1, Math.floor(points.length / 20));
  const some = points.filter((_, at) => at % step === 0);
  return 2 * some.filter((point) => isInside(point, outer)).length > some.length;
}

function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let inside = false;
  for (const [at, [ax = 0, ay = 0]] of ring.entries()) {
    const [bx = 0, by = 0] = ring[(at + 1) % ring.length] ?? [];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
