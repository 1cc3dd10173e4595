import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { type Drawing, type FieldView, idOf, labelOf, noteOf, showFault } from './field-view.ts';
import { optionWords } from './option-words.ts';

const valuesOf = (answer: unknown): string[] =>
  (Array.isArray(answer) ? answer : [answer]).filter(Boolean).map(String);

/** What is answered by choosing from a few that are all seen. */
export function choiceField(field: WidgetField, drawing: Drawing): FieldView {
  const note = noteOf(field, drawing);
  const label = labelOf(field, drawing);
  const isMany = field.multiple && field.type !== 'radio';
  const chosen = valuesOf(drawing.answerOf(field.key));
  const controls = field.options.map(({ key }) =>
    element('input', {
      type: field.type === 'radio' ? 'radio' : 'checkbox',
      name: idOf(field.key, 'choice'),
      id: idOf(field.key, key),
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
        element('span', {}, optionWords(field, control.value, drawing)),
      ),
    ),
    note.help,
    note.fault,
  );
  return {
    element: group,
    focus: () => (controls.find(({ checked }) => checked) ?? controls[0])?.focus(),
    setFault: (words) => showFault(note.fault, field.type === 'radio' ? [group] : controls, words),
    setRequired: label.setRequired,
  };
}
