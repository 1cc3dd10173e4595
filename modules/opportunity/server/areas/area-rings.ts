import type { AreaRecord } from './read-areas-file.ts';

/**
 * Areas among the outermost percentage that are farther away than their size (overseas) are searched separately from the
 * grid.
 */
const OUTLIER_SHARE = 0.06;

/** Coordinates of a ring, from the lines that it refers to; a negative reference is a line backwards. */
export function ringOf(ring: readonly number[], lines: readonly Float64Array[]): number[] {
  const points: number[] = [];
  for (const reference of ring) {
    const line = lines[reference < 0 ? ~reference : reference] ?? new Float64Array();
    const skipped = points.length > 0 ? 1 : 0;
    const count = line.length / 2;
    for (let step = skipped; step < count; step += 1) {
      const at = 2 * (reference < 0 ? count - 1 - step : step);
      points.push(line[at] ?? 0, line[at + 1] ?? 0);
    }
  }
  return points;
}

interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The bounds of adjacent areas, and the indexes of distant ones, which would make the grid too coarse. */
export function splitFar(boxes: Float64Array): { bounds: Bounds; far: number[] } {
  const indexes = Array.from({ length: boxes.length / 4 }, (_, index) => index);
  const inner = (offset: number, share: number) => {
    const sorted = indexes
      .map((index) => boxes[4 * index + offset] as number)
      .sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  };
  const [west, south] = [inner(0, OUTLIER_SHARE), inner(1, OUTLIER_SHARE)];
  const [east, north] = [inner(2, 1 - OUTLIER_SHARE), inner(3, 1 - OUTLIER_SHARE)];
  const isNear = (index: number) =>
    (boxes[4 * index] as number) >= 2 * west - east &&
    (boxes[4 * index + 1] as number) >= 2 * south - north &&
    (boxes[4 * index + 2] as number) <= 2 * east - west &&
    (boxes[4 * index + 3] as number) <= 2 * north - south;
  const bounds = { west, south, east, north };
  for (const index of indexes.filter(isNear)) {
    bounds.west = Math.min(bounds.west, boxes[4 * index] as number);
    bounds.south = Math.min(bounds.south, boxes[4 * index + 1] as number);
    bounds.east = Math.max(bounds.east, boxes[4 * index + 2] as number);
    bounds.north = Math.max(bounds.north, boxes[4 * index + 3] as number);
  }
  return { bounds, far: indexes.filter((index) => !isNear(index)) };
}

/** Bounds of the largest ring of an area, without its islands. */
export function largestRingBox(
  points: Float64Array,
  starts: Int32Array,
): AreaRecord['box'] | undefined {
  let [largest, from, to] = [-1, 0, 0];
  for (let ring = 0; ring + 1 < starts.length; ring += 1) {
    const [start, end] = [starts[ring] as number, starts[ring + 1] as number];
    let area = 0;
    for (let at = start + 2; at < end; at += 2)
      area +=
        (points[at - 2] as number) * (points[at + 1] as number) -
        (points[at] as number) * (points[at - 1] as number);
    if (Math.abs(area) > largest) [largest, from, to] = [Math.abs(area), start, end];
  }
  return largest < 0
    ? undefined
    : ([...boxesOf([points.subarray(from, to)])] as unknown as AreaRecord['box']);
}

/** Bounds of each area, one after the other. */
export function boxesOf(points: readonly Float64Array[]): Float64Array {
  const boxes = new Float64Array(points.length * 4);
  for (const [index, ofArea] of points.entries()) {
    let [west, south, east, north] = [180, 90, -180, -90];
    for (let at = 0; at < ofArea.length; at += 2) {
      const [x = 0, y = 0] = [ofArea[at], ofArea[at + 1]];
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    boxes.set([west, south, east, north], index * 4);
  }
  return boxes;
}
