import type { Step } from '../answers/build-form-steps.ts';
import type { Typing } from '../page/find-fallback-form.ts';

/** The key for the choice of a store. */
export const SHOP = 'shop';

/** The step that contains a field or the choice of a store; undefined if it is not shown. */
export function findFieldStep(place: string, steps: readonly Step[]): number | undefined {
  const at = steps.findIndex(
    ({ asked, shopsAfter }) =>
      asked.some(({ field }) => field.key === place) ||
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
