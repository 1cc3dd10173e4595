import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { type Drawing, type FieldView, idOf, labelOf, noteOf, showFault } from './field-view.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A control below its label, with help and fault below it: what most fields look like. */
export function labelledField(
  field: WidgetField,
  drawing: Drawing,
  control: Control,
  /** What stands around the control; then its own value is not the answer. */
  around?: readonly Node[],
): FieldView {
  const note = noteOf(field, drawing);
  const label = labelOf(field, drawing);
  control.id = idOf(field.key, 'field');
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
