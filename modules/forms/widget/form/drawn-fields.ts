import type { Step, StepField } from '../answers/answers.ts';
import { whenIdle } from '../dom/when-idle.ts';
import type { Typing } from '../page/find-fallback-form.ts';

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
  little(stepFields: () => readonly StepField[], draw: () => void): void {
    const rest = (hasTime: () => boolean): void => {
      for (; this.#count < stepFields().length && hasTime(); draw()) this.#count += 1;
      if (this.#count < stepFields().length) whenIdle(rest);
      else this.all();
    };
    this.#count = countInitialFields(stepFields(), innerHeight);
    draw();
    whenIdle(rest);
  }
}

/** How many fields fill the screen, wherever on the page they begin; what lies below is drawn when there is time. */
export function countInitialFields(stepFields: readonly StepField[], height: number): number {
  let rows = 0;
  let isBesideHalf = false;
  for (const [index, { field }] of stepFields.entries()) {
    isBesideHalf = field.half && !isBesideHalf;
    // The second of two half-width fields is in the same row as the first.
    if (!field.half || isBesideHalf) rows += 1;
    if (rows * ROW_PX > height) return index + 1;
  }
  return stepFields.length;
}

/** The key for the choice of a store. */
export const SHOP = 'shop';

/** The step that contains a field or the choice of a store; undefined if it is not shown. */
export function findFieldStep(place: string, steps: readonly Step[]): number | undefined {
  const at = steps.findIndex(
    ({ asked: stepFields, shopsAfter }) =>
      stepFields.some(({ field }) => field.key === place) ||
      (place === SHOP && shopsAfter !== undefined),
  );
  return at < 0 ? undefined : at;
}

/** The same field, behind the same letter. */
export function goOnTyping(form: HTMLElement, { key, caret }: Typing): void {
  const control = form.querySelector<HTMLInputElement>(
    `[data-key="${CSS.escape(key)}"] :is(input,select,textarea)`,
  );
  control?.focus();
  // Only text inputs have a caret.
  if (caret !== null && typeof control?.selectionStart === 'number')
    control.setSelectionRange(caret, caret);
}

/** Edged in brass and scrolled to; one place at a time. */
export function markPlace(form: HTMLElement, place: string | null): void {
  for (const marked of form.querySelectorAll('.touched')) marked.classList.remove('touched');
  const touched = place && form.querySelector(`[data-key="${CSS.escape(place)}"]`);
  if (!touched) return;
  touched.classList.add('touched');
  touched.scrollIntoView({ block: 'nearest' });
}
