type Spot = readonly [x: number, y: number];

const ROUNDS = 40;
/** Turns each disc of a crowd in another direction, also if several are at the same place. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Centres of discs of the same diameter, moved apart until none covers another and all are inside the area, if there is one,
 * as far as there is room. Discs without neighbours stay where they are; the same centres give the same result. Its time grows
 * with the square of their number, which callers limit.
 */
export function separateDiscs(
  centres: readonly Spot[],
  {
    diameter,
    width,
    height,
    free,
  }: {
    diameter: number;
    width?: number;
    height?: number;
    /** Where no disc may be, because something else is drawn there. */
    free?: Spot | undefined;
  },
): [x: number, y: number][] {
  const moved = centres.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < ROUNDS; round += 1) {
    let hasOverlap = false;
    for (const [index, one] of moved.entries())
      if (free && pushAway(one, { from: free, distance: diameter, index })) hasOverlap = true;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= diameter - 0.1) continue;
        hasOverlap = true;
        const angle = distance > 0.1 ? Math.atan2(dy, dx) : index * GOLDEN_ANGLE;
        const half = (diameter - distance) / 2;
        one[0] -= Math.cos(angle) * half;
        one[1] -= Math.sin(angle) * half;
        other[0] += Math.cos(angle) * half;
        other[1] += Math.sin(angle) * half;
      }
    if (!hasOverlap) break;
    if (width === undefined || height === undefined) continue;
    for (const [index, centre] of moved.entries()) {
      const [x, y] = centres[index] as Spot;
      // A disc that began outside, as a place at the edge may, is not pulled in further than it was.
      centre[0] = clamp(centre[0], Math.min(x, diameter / 2), Math.max(x, width - diameter / 2));
      centre[1] = clamp(centre[1], Math.min(y, diameter / 2), Math.max(y, height - diameter / 2));
    }
  }
  return moved;
}

/** Returns whether the disc was too near. */
function pushAway(
  disc: [number, number],
  { from, distance, index }: { from: Spot; distance: number; index: number },
): boolean {
  const [dx, dy] = [disc[0] - from[0], disc[1] - from[1]];
  const now = Math.hypot(dx, dy);
  if (now >= distance - 0.1) return false;
  const angle = now > 0.1 ? Math.atan2(dy, dx) : index * GOLDEN_ANGLE;
  disc[0] = from[0] + Math.cos(angle) * distance;
  disc[1] = from[1] + Math.sin(angle) * distance;
  return true;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
