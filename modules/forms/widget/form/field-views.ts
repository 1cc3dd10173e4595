import { ANSWER_MAX_LENGTH, LONG_ANSWER_MAX_LENGTH } from '#modules/forms/contract/limits.ts';
import type { Answer } from '../../contract/condition.ts';
import { readAnswer } from '../../contract/intake/read-answer.ts';
import { isEmpty, type Step, type WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { whenIdle } from '../dom/when-idle.ts';
import { choiceField } from '../fields/choice-field.ts';
import { type Drawing, type FieldView, labelledField } from '../fields/field-view.ts';
import { fileField } from '../fields/file-field.ts';
import { optionText } from '../fields/option-text.ts';
import { productField } from '../fields/product-field.ts';
import { consentField } from '../fields/simple-fields.ts';
import type { ShopChoice } from '../shops/shop-choice.ts';
import type { WidgetTranslate } from '../texts/widget-translate.ts';
import type { Fault } from './fault-summary.ts';

/**
 * Input types. An e-mail field uses only the input mode, because creating the browser's own validation takes phones longer
 * than the rest of the field.
 */
const KINDS = new Map([
  ['email', { inputmode: 'email', autocapitalize: 'none', spellcheck: 'false' }],
  ['phone', { type: 'tel', inputmode: 'tel' }],
  ['number', { inputmode: 'decimal' }],
]);

/** Autocomplete values by identity part. */
const KNOWN = new Map([
  ['firstname', 'given-name'],
  ['lastname', 'family-name'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['address', 'street-address'],
  ['zip', 'postal-code'],
  ['city', 'address-level2'],
  ['country', 'country-name'],
]);

const WAYS = new Map<WidgetField['type'], Draw>([
  ['select', selectField],
  ['radio', choiceField],
  ['checkbox', choiceField],
  ['consent', consentField],
  ['file', fileField],
  ['product', productField],
]);

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

  /** Elements of the first fields; of all without a number. */
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

  /** Sets errors that only the server found. */
  setWrong(keys: readonly string[]): void {
    const wrong = keys.flatMap((key) => this.#made.get(key) ?? []);
    for (const view of wrong) view.setFault(this.#drawing.say('forms:widget.wrong'));
    wrong[0]?.focus();
  }
}

/** The error of an answer, by the server's rules, shown before sending. */
export function findFault(
  { field, isRequired }: { field: WidgetField; isRequired: boolean },
  answer: Answer,
  say: WidgetTranslate,
): string | null {
  if (isEmpty(answer)) return isRequired ? say('forms:widget.required') : null;
  const read = readAnswer(field, answer);
  if (!('fault' in read)) return null;
  const { code, params } = read.fault;
  if (code === 'email') return say('forms:widget.notEmail');
  if (code === 'phoneNumber') return say('forms:widget.notPhone');
  if (code === 'number') return say('forms:widget.notNumber');
  if (code === 'day') return say('forms:widget.notDate');
  if (code === 'maxLength') return say('forms:widget.tooLong', { count: params?.max ?? 0 });
  return say('forms:widget.wrong');
}

type Draw = (field: WidgetField, drawing: Drawing) => FieldView;

function drawField(field: WidgetField, drawing: Drawing): FieldView {
  const view = (WAYS.get(field.type) ?? textField)(field, drawing);
  view.element.classList.toggle('half', field.half);
  return view;
}

/** A select element; multiple choice uses checkboxes, which are easier to touch. */
function selectField(field: WidgetField, drawing: Drawing): FieldView {
  if (field.multiple) return choiceField(field, drawing);
  const control = element(
    'select',
    { class: 'box', onchange: () => drawing.answer(field.key, control.value || null) },
    element('option', { value: '' }, drawing.say('forms:widget.choose')),
    ...field.options.map(({ key }) =>
      element('option', { value: key }, optionText(field, key, drawing)),
    ),
  );
  control.value = String(drawing.answerOf(field.key) ?? '');
  return labelledField(field, drawing, control);
}

function textField(field: WidgetField, drawing: Drawing): FieldView {
  const isLong = field.type === 'longText';
  const control = element(isLong ? 'textarea' : 'input', {
    class: 'box',
    name: field.key,
    maxlength: isLong ? LONG_ANSWER_MAX_LENGTH : ANSWER_MAX_LENGTH,
    placeholder: drawing.text(`field.${field.key}.placeholder`) || null,
    autocomplete: KNOWN.get(field.identity ?? '') ?? 'off',
    ...(isLong ? { rows: 3 } : { type: 'text', ...KINDS.get(field.type) }),
    oninput: () => drawing.answer(field.key, control.value),
  });
  control.value = String(drawing.answerOf(field.key) ?? '');
  if (field.type === 'date') whenIdle(() => becomeCalendar(control as HTMLInputElement));
  return labelledField(field, drawing, control);
}

/** Creating the first date picker takes a phone as long as all other fields together, so it happens when idle. */
function becomeCalendar(control: HTMLInputElement): void {
  const isFocused = control.matches(':focus');
  control.type = 'date';
  if (isFocused) control.focus();
}
