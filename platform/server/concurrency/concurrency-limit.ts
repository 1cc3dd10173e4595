/** The queue is full; the caller should retry later. */
export class TooManyWaiting extends Error {}

/** Limits concurrent work. Further callers wait in order of arrival; if too many wait, the next is rejected. */
export class ConcurrencyLimit {
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor({ atOnce, maxWaiting = Infinity }: { atOnce: number; maxWaiting?: number }) {
    this.#free = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** Whether the next caller would be rejected. */
  get isFull(): boolean {
    return this.#free === 0 && this.#waiting.length >= this.#maxWaiting;
  }

  /** Waits for a slot. Resolves with a function that releases it. */
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
    if (this.#waiting.length >= this.#maxWaiting) throw new TooManyWaiting();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #leave(): void {
    // Hands the slot directly to the next in the queue, so that a new caller cannot take it first.
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free += 1;
  }
}

interface Waiting {
  start(): void;
  refuse(error: TooManyWaiting): void;
}
interface Line {
  waiting: Waiting[];
  running: number;
}

/**
 * Limits concurrent work in total and per queue. Queues are served in turn. If too many wait, the last of the longest queue
 * is rejected, so many callers of one queue neither delay nor displace the others.
 */
export class FairLimit {
  readonly #atOnce: number;
  readonly #maxPerQueue: number;
  readonly #maxWaiting: number;
  /** In order of their next turn. Queues without waiting or running work are removed. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(given: { atOnce: number; maxPerQueue: number; maxWaiting: number }) {
    this.#atOnce = given.atOnce;
    this.#maxPerQueue = given.maxPerQueue;
    this.#maxWaiting = given.maxWaiting;
  }

  /** Whether the next work of this queue would start immediately. */
  isFree(name: string): boolean {
    const { running = 0 } = this.#lines.get(name) ?? {};
    return this.#running < this.#atOnce && running < this.#maxPerQueue;
  }

  /** Number of callers that wait in this queue. */
  waitingIn(name: string): number {
    return this.#lines.get(name)?.waiting.length ?? 0;
  }

  /** Whether the next caller of this queue would be rejected. */
  isFull(name: string): boolean {
    if (this.#waiting < this.#maxWaiting || this.isFree(name)) return false;
    return this.waitingIn(name) + 1 >= this.#longest().waiting.length;
  }

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isFull(name)) throw new TooManyWaiting();
    const isFree = this.isFree(name);
    const line = this.#lines.get(name) ?? { waiting: [], running: 0 };
    this.#lines.set(name, line);
    if (isFree) this.#enter(line);
    else await this.#turn(line);
    try {
      return await work();
    } finally {
      line.running -= 1;
      this.#running -= 1;
      if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(name);
      this.#startNext();
    }
  }

  #enter(line: Line): void {
    line.running += 1;
    this.#running += 1;
  }

  #turn(line: Line): Promise<void> {
    if (this.#waiting >= this.#maxWaiting) {
      this.#longest().waiting.pop()?.refuse(new TooManyWaiting());
      this.#waiting -= 1;
    }
    this.#waiting += 1;
    return new Promise((resolve, reject) => line.waiting.push({ start: resolve, refuse: reject }));
  }

  /** Hands the slot directly to the next in the queue, so that a new caller cannot take it first. */
  #startNext(): void {
    for (const [name, line] of this.#lines) {
      const next = line.running < this.#maxPerQueue ? line.waiting.shift() : undefined;
      if (!next) continue;
      this.#waiting -= 1;
      this.#enter(line);
      // Its next turn comes after all other queues.
      this.#lines.delete(name);
      this.#lines.set(name, line);
      next.start();
      return;
    }
  }

  #longest(): Line {
    let longest: Line = { waiting: [], running: 0 };
    for (const line of this.#lines.values())
      if (line.waiting.length > longest.waiting.length) longest = line;
    return longest;
  }
}
