import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { type Drawing, type FieldView, idOf, labelOf, noteOf, showFault } from './field-view.ts';

/** A box that is never ticked beforehand, with the brand's own page about it. */
export function consentField(field: WidgetField, drawing: Drawing): FieldView {
  const note = noteOf(field, drawing);
  const { words, setRequired } = labelOf(field, drawing);
  const control = element('input', {
    type: 'checkbox',
    id: idOf(field.key, 'field'),
    name: field.key,
    'aria-describedby': note.describedBy,
    onchange: () => drawing.answer(field.key, control.checked),
  });
  control.checked = drawing.answerOf(field.key) === true;
  return {
    element: element(
      'div',
      { class: 'field', 'data-key': field.key },
      element('label', { class: 'choice' }, control, element('span', {}, ...words)),
      field.purpose ? privacyLink(drawing) : null,
      note.help,
      note.fault,
    ),
    focus: () => control.focus(),
    setFault: (fault) => showFault(note.fault, [control], fault),
    setRequired(isRequired) {
      // Whoever reads a consent sees by the words what it is for; `optional` would be one word too many.
      setRequired(true);
      control.required = isRequired;
    },
  };
}

/** Only where the brand has told its address, and only an address that a browser can open. */
export function privacyLink({ text }: Pick<Drawing, 'text'>): HTMLElement | null {
  const address = text('static.privacyUrl');
  const words = text('static.privacy');
  if (!words || !/^https?:\/\//i.test(address)) return null;
  return element(
    'a',
    { class: 'privacy', href: address, target: '_blank', rel: 'noopener' },
    words,
  );
}
