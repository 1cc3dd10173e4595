/** More wait than anybody would wait for: the visitor is asked to come again. */
export class GateFull extends Error {}

/**
 * Lets a few loads through at a time, the others one after the other: whoever tries addresses at random meets a queue
 * of ours and never takes the connections that the house works with.
 */
export class LoadGate {
  readonly #atOnce: number;
  readonly #waitingLimit: number;
  readonly #waiting: (() => void)[] = [];
  #under = 0;

  constructor(given: { atOnce: number; waitingLimit: number }) {
    this.#atOnce = given.atOnce;
    this.#waitingLimit = given.waitingLimit;
  }

  async pass<Result>(load: () => Promise<Result>): Promise<Result> {
    if (this.#under >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingLimit) throw new GateFull();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#under += 1;
    try {
      return await load();
    } finally {
      // The place goes straight to the next one, so that nobody slips in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#under -= 1;
    }
  }
}
