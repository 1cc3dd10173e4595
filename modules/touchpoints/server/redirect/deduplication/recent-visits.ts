/**
 * Requests of one phone for one touchpoint within this time are one visit: a preview and the tap on it, http and https,
 * a reload.
 */
export const ONE_VISIT_MS = 10_000;
const KEPT_MOST = 50_000;

interface Kept<Visit> {
  visit: Visit;
  until: number;
}

/**
 * Visits of the last seconds, by phone and touchpoint. Uses two generations and drops the older one as a whole, so
 * expiry needs no search and memory stays limited during floods.
 */
export class RecentVisits<Visit> {
  readonly #most: number;
  #young = new Map<number, Kept<Visit>>();
  #old = new Map<number, Kept<Visit>>();
  #turning: NodeJS.Timeout | undefined;

  constructor(most = KEPT_MOST) {
    this.#most = most;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  find(key: number): Visit | undefined {
    const kept = this.#young.get(key) ?? this.#old.get(key);
    return kept && Date.now() < kept.until ? kept.visit : undefined;
  }

  keep(key: number, visit: Visit): void {
    if (this.#young.size >= this.#most) this.#turn();
    this.#young.set(key, { visit, until: Date.now() + ONE_VISIT_MS });
    this.#turning ??= setTimeout(() => this.#turn(), ONE_VISIT_MS).unref();
  }

  forget(key: number): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  #turn(): void {
    clearTimeout(this.#turning);
    this.#old = this.#young;
    this.#young = new Map();
    this.#turning =
      this.#old.size > 0 ? setTimeout(() => this.#turn(), ONE_VISIT_MS).unref() : undefined;
  }
}
