import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longer than this no other call is kept waiting by work that goes on and on. */
const TURN_MS = 15;

/** Lets others have their turn in long work: `await breather.pause()` as often as you like. */
export class Breather {
  #since = performance.now();

  async pause(): Promise<void> {
    if (performance.now() - this.#since < TURN_MS) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
