import type { Position } from './distances.ts';

/** Cells of a quarter of a degree, some 28 km from south to north. */
const CELLS_OF_DEGREE = 4;
const CELLS_AROUND = 360 * CELLS_OF_DEGREE;
const KM_OF_DEGREE = 110.5;
const WIDEST_KM = 500;
/** Nearer to the poles and across the date line a box of degrees is no surrounding. */
const HIGHEST_LATITUDE = 80;

/** Rows of the index by where they lie, so that a search around a place checks its surroundings alone. */
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
