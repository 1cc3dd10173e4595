import type { OutlinePiece } from '#modules/opportunity/contract/outline-pieces.ts';
import type { Outlines } from './area-set.ts';
import { type Band, STEPS_A_DEGREE, smallestWeight } from './outline-bands.ts';
import type { Area } from './read-areas-file.ts';

const RING_POINTS = 4;

/** Areas as they are drawn in a band of zooms. A line that is not shared by two pieces is in one of them only. */
export function makePiece(
  parts: readonly { outlines: Outlines; holds: (area: Area) => boolean }[],
  band: Band,
): OutlinePiece {
  const piece: OutlinePiece = { steps: STEPS_A_DEGREE[band], lines: [], areas: [] };
  for (const { outlines, holds } of parts) addPart(piece, outlines, holds, band);
  return piece;
}

function addPart(
  piece: OutlinePiece,
  outlines: Outlines,
  holds: (area: Area) => boolean,
  band: Band,
): void {
  const indexes = new Map<number, number>();
  const simple = new Map<number, number[]>();
  const simpleLine = (line: number) => {
    const known = simple.get(line);
    if (known) return known;
    const made = simplify(outlines, line, band);
    simple.set(line, made);
    return made;
  };
  const written = (reference: number) => {
    const line = reference < 0 ? ~reference : reference;
    const index = indexes.get(line) ?? piece.lines.push(differences(simpleLine(line))) - 1;
    indexes.set(line, index);
    return reference < 0 ? ~index : index;
  };
  const isRing = (ring: readonly number[]) => {
    let points = 1;
    for (const reference of ring)
      points += simpleLine(reference < 0 ? ~reference : reference).length / 2 - 1;
    return points >= RING_POINTS;
  };
  for (const [index, area] of outlines.areas.entries()) {
    if (!holds(area)) continue;
    const polygons = (outlines.polygons[index] ?? []).flatMap(([outer, ...holes]) =>
      outer && isRing(outer) ? [[outer, ...holes.filter(isRing)]] : [],
    );
    const drawn = polygons.map((rings) => rings.map((ring) => ring.map(written)));
    if (drawn.length > 0) piece.areas.push([area.id, drawn]);
    else piece.areas.push([area.id, [[[dot(piece, outlines, index)]]]]);
  }
}

/** An area that is too small to be seen is a dot, so that it can still be found. */
function dot(piece: OutlinePiece, outlines: Outlines, index: number): number {
  const reference = outlines.polygons[index]?.[0]?.[0]?.[0] ?? 0;
  const line = outlines.lines[reference < 0 ? ~reference : reference];
  const [x, y] = [(line?.[0] ?? 0) * piece.steps, (line?.[1] ?? 0) * piece.steps].map(Math.round);
  return piece.lines.push([x ?? 0, y ?? 0, 1, 0, 0, 1, -1, 0, 0, -1]) - 1;
}

/**
 * The points of a line that are seen, in steps. What remains depends on the line alone, so both sides of a border agree.
 * The heaviest point between two ends stays: an area between two lines stays one.
 */
function simplify({ lines, weights }: Outlines, index: number, band: Band): number[] {
  const line = lines[index] ?? new Float64Array();
  const ofLine = weights[index] ?? new Float64Array();
  const steps = STEPS_A_DEGREE[band];
  const count = ofLine.length;
  const isOpen = line[0] !== line[2 * count - 2] || line[1] !== line[2 * count - 1];
  let heaviest = 0;
  if (isOpen)
    for (let at = 1; at < count - 1; at += 1) heaviest = Math.max(heaviest, ofLine[at] ?? 0);
  const smallest = isOpen ? Math.min(smallestWeight(band), heaviest) : smallestWeight(band);
  const points: number[] = [];
  for (let at = 0; at < count; at += 1) {
    if ((ofLine[at] ?? 0) < smallest) continue;
    const [x, y] = [
      Math.round((line[2 * at] ?? 0) * steps),
      Math.round((line[2 * at + 1] ?? 0) * steps),
    ];
    const isLast = at === count - 1;
    if (points.at(-2) === x && points.at(-1) === y && !(isLast && points.length === 2)) continue;
    points.push(x, y);
  }
  return points;
}

function differences(points: readonly number[]): number[] {
  return points.map((value, at) => (at < 2 ? value : value - (points[at - 2] ?? 0)));
}
