export interface Position {
  latitude: number;
  longitude: number;
}

export interface Distances {
  /** Not a number where a row has no position. */
  km: (row: number) => number;
  /** A test that is quicker than a calculation for each. */
  within: (km: number) => (row: number) => boolean;
}

const EARTH_KM = 6371;

/** Kilometres from a position to points on a ball of radius 1, three numbers a row. */
export function distancesFrom(points: Float64Array, origin: Position): Distances {
  const [x, y, z] = toUnitVector(origin);
  /** The square of the chord through the ball: the larger, the farther. */
  const squareOf = (row: number) => {
    const at = row * 3;
    const east = (points[at] ?? 0) - x;
    const up = (points[at + 1] ?? 0) - y;
    const north = (points[at + 2] ?? 0) - z;
    return east * east + up * up + north * north;
  };
  return {
    km: (row) => 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(squareOf(row)) / 2)),
    within(km) {
      const chord = 2 * Math.sin(Math.min(km / EARTH_KM, Math.PI) / 2);
      return (row) => squareOf(row) <= chord * chord;
    },
  };
}

export function toUnitVector({ latitude, longitude }: Position): [number, number, number] {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  const round = Math.cos(north);
  return [round * Math.cos(east), round * Math.sin(east), Math.sin(north)];
}
