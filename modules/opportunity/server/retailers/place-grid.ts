import type { Box } from './map-geometry.ts';

/** Rows with map positions from 0 to 1, from the north-west; NaN without one. */
export interface PlacedRows {
  x: Float64Array;
  y: Float64Array;
}

const SIDE_MIN = 8;
const SIDE_MAX = 512;
/** Maximum rows that are searched one by one before the grid is rebuilt. */
const TAIL_MAX = 1_024;

/** Finds the rows in a box through cells of equal size, about as many as rows. */
export class PlaceGrid {
  readonly #rows: PlacedRows;
  #side = SIDE_MIN;
  #starts = new Int32Array(SIDE_MIN * SIDE_MIN + 1);
  #order = new Int32Array();
  /** Rows before this index are in the grid. */
  #end = 0;

  constructor(rows: PlacedRows) {
    this.#rows = rows;
  }

  /** All rows in the cells that a box touches, including some outside of the box. The caller may modify the result. */
  candidates(box: Box, rows: number): Int32Array {
    if (rows - this.#end > TAIL_MAX) this.#build(rows);
    const side = this.#side;
    const left = Math.floor(box.left * side);
    const right = Math.min(Math.floor(box.right * side), side - 1);
    const bottom = Math.min(Math.floor(box.bottom * side), side - 1);
    const found = new Int32Array(this.#order.length + rows - this.#end);
    let count = 0;
    for (let down = Math.floor(box.top * side); down <= bottom; down += 1) {
      // Cells of a grid row are consecutive.
      const from = this.#starts[down * side + left] ?? 0;
      const to = this.#starts[down * side + right + 1] ?? 0;
      if (to <= from) continue;
      found.set(this.#order.subarray(from, to), count);
      count += to - from;
    }
    for (let row = this.#end; row < rows; row += 1)
      if (!Number.isNaN(this.#rows.x[row])) {
        found[count] = row;
        count += 1;
      }
    return found.subarray(0, count);
  }

  /** Takes about a millisecond for a hundred thousand rows. */
  #build(rows: number): void {
    let side = SIDE_MIN;
    while (side * side < rows && side < SIDE_MAX) side *= 2;
    const { x, y } = this.#rows;
    const starts = new Int32Array(side * side + 1);
    const cells = new Int32Array(rows);
    let placed = 0;
    for (let row = 0; row < rows; row += 1) {
      const left = x[row] ?? Number.NaN;
      const cell = Number.isNaN(left)
        ? -1
        : Math.floor((y[row] ?? 0) * side) * side + Math.floor(left * side);
      cells[row] = cell;
      if (cell < 0) continue;
      placed += 1;
      starts[cell + 1] = (starts[cell + 1] ?? 0) + 1;
    }
    for (let cell = 0; cell < side * side; cell += 1)
      starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] ?? 0);
    const order = new Int32Array(placed);
    const next = starts.slice();
    for (let row = 0; row < rows; row += 1) {
      const cell = cells[row] ?? -1;
      if (cell < 0) continue;
      const at = next[cell] ?? 0;
      order[at] = row;
      next[cell] = at + 1;
    }
    this.#side = side;
    this.#starts = starts;
    this.#order = order;
    this.#end = rows;
  }
}
