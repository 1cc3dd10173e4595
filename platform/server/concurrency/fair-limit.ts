import { TooManyWaiting } from './concurrency-limit.ts';

interface Waiting {
  start(): void;
  refuse(error: TooManyWaiting): void;
}
interface Line {
  waiting: Waiting[];
  running: number;
}

/**
 * Lets so many through at a time, and of one line only so many of them. Lines are served in turns, and where too many wait
 * the last of the longest line is refused: a crowd in one line neither delays nor displaces the others.
 */
export class FairLimit {
  readonly #atOnce: number;
  readonly #mostOfLine: number;
  readonly #mostWaiting: number;
  /** In the order of their next turn. Queues without waiting or running work are removed. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;

  constructor(given: { atOnce: number; mostOfLine: number; mostWaiting: number }) {
    this.#atOnce = given.atOnce;
    this.#mostOfLine = given.mostOfLine;
    this.#mostWaiting = given.mostWaiting;
  }

  /** Whether the next work of this queue would start immediately. */
  isFree(name: string): boolean {
    const { running = 0 } = this.#lines.get(name) ?? {};
    return this.#running < this.#atOnce && running < this.#mostOfLine;
  }

  /** How many wait in this line. */
  waitingIn(name: string): number {
    return this.#lines.get(name)?.waiting.length ?? 0;
  }

  /** Whether the next one of this line would be refused. */
  isFull(name: string): boolean {
    if (this.#waiting < this.#mostWaiting || this.isFree(name)) return false;
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
    if (this.#waiting >= this.#mostWaiting) {
      this.#longest().waiting.pop()?.refuse(new TooManyWaiting());
      this.#waiting -= 1;
    }
    this.#waiting += 1;
    return new Promise((resolve, reject) => line.waiting.push({ start: resolve, refuse: reject }));
  }

  /** Hands the slot directly to the next in the queue, so that a new caller cannot take it first. */
  #startNext(): void {
    for (const [name, line] of this.#lines) {
      const next = line.running < this.#mostOfLine ? line.waiting.shift() : undefined;
      if (!next) continue;
      this.#waiting -= 1;
      this.#enter(line);
      // Its next turn comes after those of all other lines.
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
