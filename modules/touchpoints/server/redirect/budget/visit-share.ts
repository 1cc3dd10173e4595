/** Half a minute: much less than the time after which the database grants unused visits again. */
const LIFE_MS = 30_000;
/** Time without further queries for more visits. */
const REST_MS = 2_000;
const LARGEST = 1_024;
/** Renewed ahead when this part of it is left, so that visitors do not wait for it. */
const RENEWED_AT = 1 / 4;
const SMALLEST_AHEAD = 8;

/** Visits of one capped touchpoint that a process may still admit before it queries the database again. */
export class VisitShare {
  readonly cap: number;
  /** Size of the next request: twice the last share if it was used up, otherwise the used part of it. */
  wanted = 1;
  /** Visitors who wait for the current query. */
  waiting = 0;
  asking: Promise<void> | undefined;
  #left = 0;
  #size = 0;
  #until = 0;
  #restUntil = 0;
  #awayUntil = 0;
  #passed: number;

  constructor(cap: number, counted: number) {
    this.cap = cap;
    this.#passed = counted;
  }

  take(now: number): boolean {
    if (this.#left > 0 && now > this.#until) this.#drop();
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.#passed += 1;
    if (this.#left === 0) this.wanted = Math.min(LARGEST, this.#size * 2);
    return true;
  }

  /** While the database is unavailable, each process uses its own count. */
  takeUnasked(counted: number): boolean {
    this.#passed = Math.max(this.#passed, counted);
    if (this.#passed >= this.cap) return false;
    this.#passed += 1;
    return true;
  }

  granted(count: number, now: number): void {
    this.#left += count;
    this.#size = this.#left;
    this.#until = now + LIFE_MS;
  }

  isRenewedAhead(): boolean {
    return this.#size >= SMALLEST_AHEAD && this.#left <= this.#size * RENEWED_AT;
  }

  spent(now: number): void {
    this.#restUntil = now + REST_MS;
  }

  away(now: number): void {
    this.#awayUntil = now + REST_MS;
  }

  isSpent(now: number): boolean {
    return this.#left === 0 && now < this.#restUntil;
  }

  isAway(now: number): boolean {
    return now < this.#awayUntil;
  }

  #drop(): void {
    this.wanted = Math.max(1, this.#size - this.#left);
    this.#left = 0;
  }
}
