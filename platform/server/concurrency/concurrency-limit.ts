/** The queue is full; the caller should retry later. */
export class TooManyWaiting extends Error {}

/** Lets so many through at a time; the others wait in the order they came, and where too many wait the next is refused. */
export class ConcurrencyLimit {
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor({ atOnce, mostWaiting = Infinity }: { atOnce: number; mostWaiting?: number }) {
    this.#free = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether the next one would be refused. */
  get isFull(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#mostWaiting;
  }

  /** Resolves with what gives the place back. */
  async take(): Promise<() => void> {
    if (!this.#entered()) await this.#turn();
    return () => this.#leave();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    // With a free slot the work starts synchronously, so later code of the caller runs after its start.
    if (!this.#entered()) await this.#turn();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #entered(): boolean {
    if (this.#free === 0) return false;
    this.#free -= 1;
    return true;
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) throw new TooManyWaiting();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    // Hands the slot directly to the next in the queue, so that a new caller cannot take it first.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}
