/** So many tiles in a row that do not come are no accident. */
const ENOUGH = 3;

/** Whether a ground can still be stood on: one that has shown nothing yet has no credit, another some. */
export class GroundTrust {
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
