import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { choiceField } from './choice-field.ts';
import type { Drawing, FieldView } from './field-view.ts';
import { labelledField } from './labelled-field.ts';
import { optionText } from './option-text.ts';

/** A select element; multiple choice uses checkboxes, which are easier to touch. */
export function selectField(field: WidgetField, drawing: Drawing): FieldView {
  if (field.multiple) return choiceField(field, drawing);
  const control = element(
    'select',
    { class: 'box', onchange: () => drawing.answer(field.key, control.value || null) },
    element('option', { value: '' }, drawing.say('leads:widget.choose')),
    ...field.options.map(({ key }) =>
      element('option', { value: key }, optionText(field, key, drawing)),
    ),
  );
  control.value = String(drawing.answerOf(field.key) ?? '');
  return labelledField(field, drawing, control);
}
