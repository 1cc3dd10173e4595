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
import { optionText } from './option-text.ts';

const valuesOf = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(Boolean).map(String);

/** A field with all options visible. */
export function choiceField(field: WidgetField, drawing: Drawing): FieldView {
  const note = createFieldNote(field, drawing);
  const label = createFieldLabel(field, drawing);
  const isMany = field.multiple && field.type !== 'radio';
  const chosen = valuesOf(drawing.answerOf(field.key));
  const controls = field.options.map(({ key }) =>
    element('input', {
      type: field.type === 'radio' ? 'radio' : 'checkbox',
      name: fieldPartId(field.key, 'choice'),
      id: fieldPartId(field.key, key),
      value: key,
      checked: chosen.includes(key),
      onchange: (event: Event) => {
        const pressed = event.currentTarget as HTMLInputElement;
        if (!isMany) for (const other of controls) other.checked &&= other === pressed;
        const values = controls.filter(({ checked }) => checked).map(({ value }) => value);
        drawing.answer(field.key, isMany ? values : (values[0] ?? null));
      },
    }),
  );
  const group = element(
    'fieldset',
    { class: 'field', 'data-key': field.key, 'aria-describedby': note.describedBy },
    element('legend', {}, ...label.words),
    ...controls.map((control) =>
      element(
        'label',
        { class: 'choice' },
        control,
        element('span', {}, optionText(field, control.value, drawing)),
      ),
    ),
    note.help,
    note.fault,
  );
  return {
    element: group,
    focus: () => (controls.find(({ checked }) => checked) ?? controls[0])?.focus(),
    setFault: (message) =>
      showFault(note.fault, field.type === 'radio' ? [group] : controls, message),
    setRequired: label.setRequired,
  };
}
