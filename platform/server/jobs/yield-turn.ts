/** Maximum time that long-running work blocks the event loop. */
const TURN_MS = 4;

const waiting: (() => void)[] = [];

/** One a turn: of several long jobs each would take its slice in the same turn, and calls would wait for all of them. */
function waitForTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(releaseOne);
  });
}

function releaseOne(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(releaseOne);
}

/** Lets other calls run during long work: `await breather.pause()` as often as you like. */
export class EventLoopYielder {
  #since = performance.now();

  /** Whether a pause would wait, for loops in which even a promise a row is too much. */
  get isDue(): boolean {
    return performance.now() - this.#since >= TURN_MS;
  }

  async pause(): Promise<void> {
    if (!this.isDue) return;
    await waitForTurn();
    this.#since = performance.now();
  }
}
