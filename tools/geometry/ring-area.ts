import type { Position } from 'geojson';

/** In square degrees, scaled because longitude shrinks towards the poles. */
export function ringArea(ring: readonly Position[]): number {
  const double = ring.reduce((sum, [x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(double) / 2) * Math.cos(((ring[0]?.[1] ?? 0) * Math.PI) / 180);
}
