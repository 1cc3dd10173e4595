import type { Step, StepField } from '../answers/answers.ts';
import { whenIdle } from '../dom/when-idle.ts';
import type { Typing } from '../page/find-fallback-form.ts';

/** Slightly less than the height of a field: one field too many is better than a gap. */
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

/** Number of fields that fill a screen, regardless of the form's position; the others are rendered when idle. */
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

/** Key of the store choice. */
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

/** Restores focus and caret position in the new field; without one the form itself takes the focus. */
export function goOnTyping(form: HTMLElement, { key, caret }: Typing): void {
  const control = form.querySelector<HTMLInputElement>(
    `[data-key="${CSS.escape(key)}"] :is(input,select,textarea)`,
  );
  if (!control) form.tabIndex = -1;
  (control ?? form).focus({ preventScroll: !control });
  // Only text inputs have a caret.
  if (caret !== null && typeof control?.selectionStart === 'number')
    control.setSelectionRange(caret, caret);
}

/** Highlights and scrolls to a field; one at a time. */
export function markPlace(form: HTMLElement, place: string | null): void {
  for (const marked of form.querySelectorAll('.touched')) marked.classList.remove('touched');
  const touched = place && form.querySelector(`[data-key="${CSS.escape(place)}"]`);
  if (!touched) return;
  touched.classList.add('touched');
  touched.scrollIntoView({ block: 'nearest' });
}
