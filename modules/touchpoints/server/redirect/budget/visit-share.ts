/** Half a minute: far less than the database waits before it hands out once more what nobody used. */
const LIFE_MS = 30_000;
/** So long nobody asks again whether there are more. */
const REST_MS = 2_000;
const LARGEST = 1_024;
/** Renewed ahead when this part of it is left, so that visitors do not wait for it. */
const RENEWED_AT = 1 / 4;
const SMALLEST_AHEAD = 8;

/** What one process may still send on of one capped touchpoint before it asks the database for more. */
export class VisitShare {
  readonly cap: number;
  /** As many as it will ask for: the double of what was used up, what was used of what was not. */
  wanted = 1;
  /** Visitors who wait for the answer under way. */
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

  /** While the database cannot be asked, each process goes by what it knows itself. */
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
