import type { Step } from '../answers/steps-of-form.ts';
import type { Typing } from '../page/standing-form.ts';

/** What the choice of a store is called among the fields of a form. */
export const SHOP = 'shop';

/** The step in which a field, or the choice of a store, is seen; undefined where nobody is asked for it. */
export function stepOf(place: string, steps: readonly Step[]): number | undefined {
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
  // Only what is typed letter by letter has a caret.
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
