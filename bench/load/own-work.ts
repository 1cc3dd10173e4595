const LOOK_MS = 1;

/**
 * The longest that this thread works without letting others have a turn, by its own time of the processor: a busy machine
 * keeps calls waiting too, but that is not ours.
 */
export class OwnWork {
  readonly #timer: NodeJS.Timeout;
  readonly #look: () => void;
  #last = process.threadCpuUsage();
  #longest = 0;

  constructor(look: () => void = () => undefined) {
    this.#look = look;
    this.#timer = setInterval(() => this.#turn(), LOOK_MS);
  }

  #turn(): void {
    const { user, system } = process.threadCpuUsage(this.#last);
    this.#longest = Math.max(this.#longest, (user + system) / 1000);
    this.#look();
    this.#last = process.threadCpuUsage();
  }

  stop(): { longestMs: number } {
    this.#turn();
    clearInterval(this.#timer);
    return { longestMs: this.#longest };
  }
}
