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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The standard layout: label, control, help and error. */
export function labelledField(
  field: WidgetField,
  drawing: Drawing,
  control: Control,
  /** Elements around the control; the control's own value is then not the answer. */
  around?: readonly Node[],
): FieldView {
  const note = createFieldNote(field, drawing);
  const label = createFieldLabel(field, drawing);
  control.id = fieldPartId(field.key, 'field');
  control.setAttribute('aria-describedby', note.describedBy);
  return {
    element: element(
      'div',
      { class: 'field', 'data-key': field.key },
      element('label', { for: control.id }, ...label.words),
      element('div', { class: 'answer' }, ...(around ?? [control]), note.help, note.fault),
    ),
    focus: () => control.focus(),
    setFault: (words) => showFault(note.fault, [control], words),
    setRequired(isRequired) {
      label.setRequired(isRequired);
      if (!around) control.required = isRequired;
    },
  };
}
