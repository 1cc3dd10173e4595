interface Times {
  /** How long a result is valid. After that it is refreshed in the background. */
  goodForMs: number;
  /** How long to wait after a failure before checking again. */
  failedForMs: number;
  /** How long a caller waits for the first result. */
  patienceMs: number;
}

/**
 * Caches the result of an external check. The last result stays valid while the next check runs, so that callers rarely
 * wait.
 */
export class CachedProbe<Found> {
  readonly #look: () => Promise<Found>;
  readonly #times: Times;
  #found: Found | null = null;
  #until = 0;
  #lookedAt = 0;
  #looking: Promise<Found | null> | undefined;

  constructor(look: () => Promise<Found>, times: Times) {
    this.#look = look;
    this.#times = times;
  }

  /** The current result; null if there is none or the check takes too long. */
  async current(): Promise<Found | null> {
    const looking = Date.now() < this.#until ? undefined : this.#lookAgain();
    if (this.#found || !looking) return this.#found;
    return await orNothing(looking, this.#times.patienceMs);
  }

  /** Drops an invalid result; the next caller waits for a new check. */
  forget(found: Found): void {
    if (this.#found !== found) return;
    this.#found = null;
    this.#until = 0;
  }

  /** Marks the result as doubtful: it is checked again soon, only once for all callers. */
  doubt(): void {
    this.#until = Math.min(this.#until, this.#lookedAt + this.#times.failedForMs);
  }

  #lookAgain(): Promise<Found | null> {
    this.#looking ??= this.#look()
      .then(
        (found) => this.#keep(found, this.#times.goodForMs),
        () => this.#keep(null, this.#times.failedForMs),
      )
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  #keep(found: Found | null, forMs: number): Found | null {
    this.#found = found;
    this.#lookedAt = Date.now();
    this.#until = this.#lookedAt + forMs;
    return found;
  }
}

async function orNothing<Found>(work: Promise<Found | null>, ms: number): Promise<Found | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(late.resolve, ms, null);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
