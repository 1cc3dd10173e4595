/** Milliseconds from the order to the picture: two frames are usual, more is felt as a jerk at every step of a drag. */
const SMOOTH = 36;
/** How many times as long as a drawing took, the picture is carried before the next: the screen needs its share too. */
const SHARE = 2;
const LONGEST = 300;
/** Of the view: farther than this the picture is not carried, or too much of its edge would lie bare. */
const FAR = 1 / 4;
const REMEMBERED = 3;

/**
 * Decides how often a dragged base map is redrawn: at every step where drawing is fast, otherwise as often as stays
 * smooth.
 */
export class RedrawPace {
  #costs: number[] = [];
  #drawnAt = Number.NEGATIVE_INFINITY;
  #pendingSince: number | null = null;

  /** Returns true where the caller must report the end of the drawing. */
  drew(at: number): boolean {
    this.#drawnAt = at;
    if (this.#pendingSince !== null) return false;
    this.#pendingSince = at;
    return true;
  }

  done(at: number): void {
    if (this.#pendingSince === null) return;
    this.#costs = [...this.#costs, at - this.#pendingSince].slice(-REMEMBERED);
    this.#pendingSince = null;
  }

  /** Pending draw commands would pile up and run long after the drag has moved on. */
  isBusy(now: number): boolean {
    return this.#pendingSince !== null && now - this.#pendingSince > SMOOTH;
  }

  isDue(now: number, carried: number): boolean {
    if (this.isBusy(now)) return false;
    return carried > FAR || now - this.#drawnAt >= this.pause();
  }

  /** Milliseconds from one drawing to the next; none where every step is drawn. One that was held up makes no slow machine. */
  pause(): number {
    const [least = 0, middle = 0] = this.#costs.toSorted((a, b) => a - b);
    return this.#costs.length < 2 || least <= SMOOTH ? 0 : Math.min(LONGEST, SHARE * middle);
  }
}
