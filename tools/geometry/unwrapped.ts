import type { Position } from 'geojson';

const AROUND = 360;
const POLE = 90;

/**
 * Removes the jump from 180 to -180 in a ring across the date line, which would be drawn as a band around the world.
 * Longitudes may then exceed 180; the tile cutter wraps them.
 */
export function unwrapped(ring: readonly Position[]): Position[] {
  const turned: Position[] = [];
  for (const [x = 0, y = 0] of ring) {
    const [before = x] = turned.at(-1) ?? [];
    turned.push([x - AROUND * Math.round((x - before) / AROUND), y]);
  }
  return centred(closedAtPole(turned));
}

/** A ring around a pole ends a turn away from where it began. */
function closedAtPole(ring: Position[]): Position[] {
  const [[first = 0] = [], [last = 0, y = 0] = []] = [ring[0], ring.at(-1)];
  if (Math.abs(last - first) < AROUND / 2) return ring;
  const pole = Math.sign(y) * POLE;
  return [...ring, [last, pole], [first, pole], ...ring.slice(0, 1)];
}

function centred(ring: Position[]): Position[] {
  const longitudes = ring.map(([x = 0]) => x);
  const west = longitudes.reduce((least, x) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const east = longitudes.reduce((most, x) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const turns = AROUND * Math.round((west + east) / 2 / AROUND);
  return ring.map(([x = 0, y = 0]) => [x - turns, y]);
}
