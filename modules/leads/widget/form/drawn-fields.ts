import type { StepField } from '../answers/build-form-steps.ts';
import { whenIdle } from '../dom/when-idle.ts';
import { countInitialFields } from './count-initial-fields.ts';

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
