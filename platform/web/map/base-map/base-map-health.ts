/** So many tiles in a row that do not come are no accident. */
const ENOUGH = 3;

/** Decides whether a base map is still usable: before its first tile one failure is enough, later several in a row. */
export class BaseMapHealth {
  #hasShown = false;
  #failures = 0;

  came(): void {
    this.#hasShown = true;
    this.#failures = 0;
  }

  /** True where it is over. */
  failed(): boolean {
    this.#failures += 1;
    return !this.#hasShown || this.#failures >= ENOUGH;
  }
}
