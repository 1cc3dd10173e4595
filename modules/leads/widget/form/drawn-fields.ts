import type { StepField } from '../answers/build-form-steps.ts';
import { whenIdle } from '../dom/when-idle.ts';

/** A field with its label is a little less high: rather one too many than a gap. */
const ROW_PX = 100;

/** Number of rendered fields of a step: first those that fill the screen, then one at a time when idle. */
export class DrawnFields {
  #count = Number.POSITIVE_INFINITY;

  get count(): number {
    return this.#count;
  }

  all(): void {
    this.#count = Number.POSITIVE_INFINITY;
  }

  /** Rendering of invisible fields must not delay the first key press. */
  little(asked: () => readonly StepField[], draw: () => void): void {
    const rest = (hasTime: () => boolean): void => {
      for (; this.#count < asked().length && hasTime(); draw()) this.#count += 1;
      if (this.#count < asked().length) whenIdle(rest);
      else this.all();
    };
    this.#count = countInitialFields(asked(), innerHeight);
    draw();
    whenIdle(rest);
  }
}

/** How many fields fill the screen, wherever on the page they begin; what lies below is drawn when there is time. */
export function countInitialFields(asked: readonly StepField[], height: number): number {
  let rows = 0;
  let isBesideHalf = false;
  for (const [index, { field }] of asked.entries()) {
    isBesideHalf = field.half && !isBesideHalf;
    // The second of two half-width fields is in the same row as the first.
    if (!field.half || isBesideHalf) rows += 1;
    if (rows * ROW_PX > height) return index + 1;
  }
  return asked.length;
}
