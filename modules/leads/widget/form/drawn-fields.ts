import type { Asked } from '../answers/steps-of-form.ts';
import { whenIdle } from '../dom/when-idle.ts';
import { firstLook } from './first-look.ts';

/** How many fields of a step are drawn: those that fill the screen at once, the rest one at a time when there is time. */
export class DrawnFields {
  #count = Number.POSITIVE_INFINITY;

  get count(): number {
    return this.#count;
  }

  all(): void {
    this.#count = Number.POSITIVE_INFINITY;
  }

  /** Nobody's first key press waits for what they do not see yet. */
  little(asked: () => readonly Asked[], draw: () => void): void {
    const rest = (hasTime: () => boolean): void => {
      for (; this.#count < asked().length && hasTime(); draw()) this.#count += 1;
      if (this.#count < asked().length) whenIdle(rest);
      else this.all();
    };
    this.#count = firstLook(asked(), innerHeight);
    draw();
    whenIdle(rest);
  }
}
