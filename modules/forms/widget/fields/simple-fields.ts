import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import {
  createFieldLabel,
  createFieldNote,
  type Drawing,
  type FieldView,
  fieldPartId,
  showFault,
} from './field-view.ts';

/** A checkbox that is never preselected, with a link to the brand's page about it. */
export function consentField(field: WidgetField, drawing: Drawing): FieldView {
  const note = createFieldNote(field, drawing);
  const { words, setRequired } = createFieldLabel(field, drawing);
  const control = element('input', {
    type: 'checkbox',
    id: fieldPartId(field.key, 'field'),
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
      // The text of a consent states its purpose; an `optional` label would be superfluous.
      setRequired(true);
      control.required = isRequired;
    },
  };
}

/** Only if the brand configured a valid web address. */
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
