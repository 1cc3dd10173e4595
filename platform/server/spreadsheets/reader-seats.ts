/** So many at a time; the others wait in the order they came. */
export class ReaderSeats {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(seats: number) {
    this.#free = seats;
  }

  /** Resolves with what gives the seat back. */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return () => {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }
}
