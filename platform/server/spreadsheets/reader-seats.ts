import { SheetRefusal } from './sheet-refusal.ts';

/** So many at a time; some others wait in the order they came, and more are refused. */
export class ReaderSeats {
  #free: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(seats: number, options: { mostWaiting: number }) {
    this.#free = seats;
    this.#mostWaiting = options.mostWaiting;
  }

  /** Resolves with what gives the seat back. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.#mostWaiting) throw new SheetRefusal('tooManyWait');
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
