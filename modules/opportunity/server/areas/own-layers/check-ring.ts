import type { LAYER_FAULTS, LAYER_REPAIRS } from '#modules/opportunity/contract/own-layers.ts';

export type LayerFault = (typeof LAYER_FAULTS)[number];
export type LayerRepair = (typeof LAYER_REPAIRS)[number];

/** Points in integer steps, alternating x and y, without the repeated last one. */
export type Ring = number[];

/** A millionth of a degree is a tenth of a metre; integers make the search for crossings exact. */
export const STEPS = 1_000_000;
const FEWEST_POINTS = 3;
/** A ring of this width up to this latitude runs along the pole. */
const WHOLE_TURN = 359;
const NEAR_POLE = 89.5;

/** The ring with safe repairs; undefined if it has an error. */
export function checkRing(
  given: unknown,
  isOuter: boolean,
  { faults, repairs }: { faults: Set<LayerFault>; repairs: Set<LayerRepair> },
): Ring | undefined {
  const points = readPoints(given, faults);
  if (!points) return undefined;
  const wrong = wayAround(points);
  if (wrong) {
    faults.add(wrong);
    return undefined;
  }
  const count = points.length;
  const isClosed = count > 2 && points[0] === points[count - 2] && points[1] === points[count - 1];
  if (!isClosed) repairs.add('ring-closed');
  const ring = withoutRepeated(points);
  if (isClosed ? ring.length < count - 2 : ring.length < count) repairs.add('points-dropped');
  const area = signedArea(ring);
  if (ring.length < 2 * FEWEST_POINTS || isStraight(ring)) {
    faults.add('too-few-points');
    return undefined;
  }
  // A ring without area is self-intersecting, which the crossing check reports.
  if (area === 0 || area > 0 === isOuter) return ring;
  repairs.add('ring-turned');
  const turned: Ring = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) turned.push(ring[at] ?? 0, ring[at + 1] ?? 0);
  return turned;
}

function readPoints(given: unknown, faults: Set<LayerFault>): Ring | undefined {
  if (!Array.isArray(given) || given.length === 0) {
    faults.add('too-few-points');
    return undefined;
  }
  const points: Ring = [];
  let fault: LayerFault | undefined;
  for (const point of given) {
    const [x, y] = Array.isArray(point) ? point : [];
    if (typeof x !== 'number' || typeof y !== 'number') {
      faults.add('out-of-range');
      return undefined;
    }
    const isInRange = Math.abs(x) <= 180 && Math.abs(y) <= 90;
    // The swapped point would be valid: the file has latitude first.
    if (!isInRange)
      fault = Math.abs(y) <= 180 && Math.abs(x) <= 90 ? 'swapped-axes' : 'out-of-range';
    points.push(Math.round(x * STEPS), Math.round(y * STEPS));
  }
  if (!fault) return points;
  faults.add(fault);
  return undefined;
}

/** Jumps of more than half a turn cross the date line; if they do not cancel out, the ring surrounds a pole. */
function wayAround(points: Ring): LayerFault | undefined {
  let [turns, jumps] = [0, 0];
  let [west, east, farthest] = [points[0] ?? 0, points[0] ?? 0, 0];
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at] ?? 0;
    const step = (points[(at + 2) % points.length] ?? 0) - x;
    if (Math.abs(step) > 180 * STEPS) {
      jumps += 1;
      turns += Math.sign(step);
    }
    west = Math.min(west, x);
    east = Math.max(east, x);
    farthest = Math.max(farthest, Math.abs(points[at + 1] ?? 0));
  }
  if (turns !== 0) return 'around-the-pole';
  if (east - west > WHOLE_TURN * STEPS && farthest > NEAR_POLE * STEPS) return 'around-the-pole';
  return jumps > 0 ? 'over-the-date-line' : undefined;
}

function withoutRepeated(points: Ring): Ring {
  const ring: Ring = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (ring.at(-2) !== x || ring.at(-1) !== y) ring.push(x, y);
  }
  while (ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1)) ring.length -= 2;
  return ring;
}

function isStraight(ring: Ring): boolean {
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = ring;
  for (let at = 4; at < ring.length; at += 2) {
    const [x = 0, y = 0] = [ring[at], ring[at + 1]];
    if ((toX - fromX) * (y - fromY) !== (toY - fromY) * (x - fromX)) return false;
  }
  return true;
}

/** Twice the area; positive for counterclockwise rings, as outer rings must be. */
function signedArea(ring: Ring): number {
  const [firstX = 0, firstY = 0] = ring;
  let area = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [ax, ay] = [(ring[at] ?? 0) - firstX, (ring[at + 1] ?? 0) - firstY];
    const [bx, by] = [(ring[next] ?? 0) - firstX, (ring[next + 1] ?? 0) - firstY];
    area += ax * by - bx * ay;
  }
  return area;
}
