/** Maximum time that long-running work blocks the event loop. */
const TURN_MS = 4;

const waiting: (() => void)[] = [];

/** Lets other requests run during long work: call `await pause()` as often as you like. */
export class EventLoopYielder {
  #since = performance.now();

  /** Whether `pause` would wait, for hot loops that should not await once per row. */
  get isDue(): boolean {
    return performance.now() - this.#since >= TURN_MS;
  }

  async pause(): Promise<void> {
    if (!this.isDue) return;
    await waitForTurn();
    this.#since = performance.now();
  }
}

/**
 * Releases one waiting job per event-loop turn; otherwise several long jobs would run in the same turn and delay
 * requests.
 */
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
