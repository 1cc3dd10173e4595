export interface Position {
  latitude: number;
  longitude: number;
}

export interface Distances {
  /** Not a number for a row without position. */
  km: (row: number) => number;
  /** Faster than calculating each distance. */
  within: (km: number) => (row: number) => boolean;
}

const EARTH_KM = 6371;

/** Kilometres from a position to points on the unit sphere, three numbers per row. */
export function distancesFrom(points: Float64Array, origin: Position): Distances {
  const [x, y, z] = toUnitVector(origin);
  /** Square of the chord between the points: increases with the distance. */
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

/** Cells of a quarter degree, about 28 km from south to north. */
const CELLS_OF_DEGREE = 4;
const CELLS_AROUND = 360 * CELLS_OF_DEGREE;
const KM_OF_DEGREE = 110.5;
const WIDEST_KM = 500;
/** Near the poles and across the date line, a box of degrees does not cover the surroundings. */
const HIGHEST_LATITUDE = 80;

/** Rows by position, so that a search around a place checks only its surroundings. */
export class PositionGrid {
  readonly #cells = new Map<number, number[]>();

  add(row: number, { latitude, longitude }: Position): void {
    const key = cellOf(latitude) * CELLS_AROUND + cellOf(longitude);
    const rows = this.#cells.get(key);
    if (rows) rows.push(row);
    else this.#cells.set(key, [row]);
  }

  /** All rows within the given distance, plus some farther ones; undefined if the area is too large for the grid. */
  rowsAround({ latitude, longitude }: Position, km: number): number[] | undefined {
    const north = km / KM_OF_DEGREE;
    const highest = Math.abs(latitude) + north;
    if (km > WIDEST_KM || highest > HIGHEST_LATITUDE) return undefined;
    const east = north / Math.cos((highest * Math.PI) / 180);
    if (Math.abs(longitude) + east > 180) return undefined;
    const found: number[] = [];
    const [west, last] = [cellOf(longitude - east), cellOf(longitude + east)];
    for (let line = cellOf(latitude - north); line <= cellOf(latitude + north); line += 1)
      for (let cell = west; cell <= last; cell += 1)
        for (const row of this.#cells.get(line * CELLS_AROUND + cell) ?? []) found.push(row);
    return found;
  }
}

function cellOf(degrees: number): number {
  return Math.floor(degrees * CELLS_OF_DEGREE);
}
