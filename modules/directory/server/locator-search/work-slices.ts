import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time that a loop runs without yielding. */
const SLICE_MS = 2;

/** Cuts a long loop into slices: `if (slices.isOver()) await slices.next();` */
export class WorkSlices {
  #began = performance.now();

  isOver(): boolean {
    return performance.now() - this.#began >= SLICE_MS;
  }

  async next(): Promise<void> {
    await nextTurn();
    this.#began = performance.now();
  }
}
