import { ANSWER_MAX_LENGTH, LONG_ANSWER_MAX_LENGTH } from '../../contract/limits.ts';
import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { whenIdle } from '../dom/when-idle.ts';
import type { Drawing, FieldView } from './field-view.ts';
import { labelledField } from './labelled-field.ts';

/**
 * An e-mail is typed as on a field of that type, and judged by us: browsers would first make their own judge, which takes a
 * phone longer than the rest of the field.
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

export function textField(field: WidgetField, drawing: Drawing): FieldView {
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
