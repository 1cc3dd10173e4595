import { ANSWER_MAX_LENGTH, LONG_ANSWER_MAX_LENGTH } from '../../contract/limits.ts';
import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { type Drawing, type FieldView, idOf, labelOf, noteOf, showFault } from './field-view.ts';

const KINDS = new Map([
  ['email', { type: 'email', inputmode: 'email' }],
  ['phone', { type: 'tel', inputmode: 'tel' }],
  ['number', { type: 'text', inputmode: 'decimal' }],
  ['date', { type: 'date' }],
]);
/** What browsers know of their owner, by the part of the identity that is asked for. */
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

/** What is answered by typing. */
export function textField(field: WidgetField, drawing: Drawing): FieldView {
  const note = noteOf(field, drawing);
  const label = labelOf(field, drawing);
  const id = idOf(field.key, 'field');
  const isLong = field.type === 'longText';
  const control = element(isLong ? 'textarea' : 'input', {
    id,
    class: 'box',
    name: field.key,
    maxlength: isLong ? LONG_ANSWER_MAX_LENGTH : ANSWER_MAX_LENGTH,
    placeholder: drawing.text(`field.${field.key}.placeholder`) || null,
    autocomplete: KNOWN.get(field.identity ?? '') ?? 'off',
    'aria-describedby': note.describedBy,
    ...(isLong ? { rows: 3 } : (KINDS.get(field.type) ?? { type: 'text' })),
    oninput: () => drawing.answer(field.key, control.value),
  });
  control.value = String(drawing.answerOf(field.key) ?? '');
  return {
    element: element(
      'div',
      { class: 'field', 'data-key': field.key },
      element('label', { for: id }, ...label.words),
      element('div', { class: 'answer' }, control, note.help, note.fault),
    ),
    focus: () => control.focus(),
    setFault: (words) => showFault(note.fault, [control], words),
    setRequired(isRequired) {
      label.setRequired(isRequired);
      control.required = isRequired;
    },
  };
}
