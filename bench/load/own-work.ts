const POLL_MS = 1;

/**
 * Measures the longest stretch that this thread works without yielding to the event loop. It uses the thread's own CPU
 * time, so other load on the machine does not count.
 */
export class OwnWork {
  readonly #timer: NodeJS.Timeout;
  readonly #look: () => void;
  #last = process.threadCpuUsage();
  #longest = 0;

  constructor(look: () => void = () => undefined) {
    this.#look = look;
    this.#timer = setInterval(() => this.#turn(), POLL_MS);
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
