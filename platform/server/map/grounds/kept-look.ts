interface Times {
  /** As long as nothing else is heard, what was found holds; then it is looked at again, behind everybody's back. */
  goodForMs: number;
  /** Somebody who failed is not asked again at once. */
  failedForMs: number;
  /** How long one waits for the very first answer. */
  patienceMs: number;
}

/** What was found outside, without making anybody wait for it twice: the last find holds while the next look is under way. */
export class KeptLook<Found> {
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

  /** What holds now; null where nothing does, or nobody has answered in time. */
  async current(): Promise<Found | null> {
    const looking = Date.now() < this.#until ? undefined : this.#lookAgain();
    if (this.#found || !looking) return this.#found;
    return await orNothing(looking, this.#times.patienceMs);
  }

  /** It is no longer there: the next who asks waits for another look. */
  forget(found: Found): void {
    if (this.#found !== found) return;
    this.#found = null;
    this.#until = 0;
  }

  /** It does not do what it promised: it is looked at again soon, but not by everybody who notices. */
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
