import type { Step } from '../answers/build-form-steps.ts';
import { findFault } from '../answers/find-fault.ts';
import { drawField } from '../fields/draw-field.ts';
import type { Drawing, FieldView } from '../fields/field-view.ts';
import type { ShopChoice } from '../shops/shop-choice.ts';
import type { Fault } from './fault-summary.ts';

const NAME_LETTERS = 60;

/** Consent texts are long; their beginning identifies them. */
function shortName(label: string): string {
  if (label.length <= NAME_LETTERS) return label;
  const words = label.slice(0, NAME_LETTERS).split(' ').slice(0, -1).join(' ');
  return `${words || label.slice(0, NAME_LETTERS)}…`;
}

/** Views of fields and shops, each created on first use and then reused. */
export class FieldViews {
  readonly #drawing: Drawing;
  readonly #shops: ShopChoice | undefined;
  readonly #made = new Map<string, FieldView>();

  constructor(drawing: Drawing, shops: ShopChoice | undefined) {
    this.#drawing = drawing;
    this.#shops = shops;
  }

  /** Those of the first so many fields; without a number, of all. */
  elementsOf({ asked, shopsAfter }: Step, count?: number): HTMLElement[] {
    const shown = asked.slice(0, count).map(({ field, isRequired }) => {
      const view = this.#made.get(field.key) ?? drawField(field, this.#drawing);
      this.#made.set(field.key, view);
      view.setRequired(isRequired);
      return view.element;
    });
    if (shopsAfter !== undefined && this.#shops) shown.splice(shopsAfter, 0, this.#shops.element);
    return shown;
  }

  /** Sets the error of each field and returns all errors in form order. */
  faultsOf({ asked, shopsAfter }: Step): Fault[] {
    const { say, text, answerOf } = this.#drawing;
    const faults = asked.flatMap((one) => {
      const { key } = one.field;
      const view = this.#made.get(key);
      const words = findFault(one, answerOf(key), say);
      view?.setFault(words);
      const name = shortName(text(`field.${key}.label`) || key);
      return words === null || !view ? [] : [{ key, words, name, focus: view.focus }];
    });
    const shops = shopsAfter === undefined ? undefined : this.#shops;
    const missing = shops?.fault() ?? null;
    shops?.setFault(missing);
    if (missing !== null && shops)
      faults.splice(shopsAfter ?? 0, 0, {
        key: 'shop',
        words: missing,
        name: '',
        focus: shops.focus,
      });
    return faults;
  }

  clearFault(key: string): void {
    this.#made.get(key)?.setFault(null);
  }

  /** What only the server found wrong. */
  setWrong(keys: readonly string[]): void {
    const wrong = keys.flatMap((key) => this.#made.get(key) ?? []);
    for (const view of wrong) view.setFault(this.#drawing.say('leads:widget.wrong'));
    wrong[0]?.focus();
  }
}
