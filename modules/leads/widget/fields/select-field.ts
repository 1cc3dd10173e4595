import type { WidgetField } from '../answers/answers.ts';
import { element } from '../dom/element.ts';
import { choiceField } from './choice-field.ts';
import type { Drawing, FieldView } from './field-view.ts';
import { labelledField } from './labelled-field.ts';
import { optionWords } from './option-words.ts';

/** What is chosen from a list that opens; several at once are a list of boxes, which a finger can press. */
export function selectField(field: WidgetField, drawing: Drawing): FieldView {
  if (field.multiple) return choiceField(field, drawing);
  const control = element(
    'select',
    { class: 'box', onchange: () => drawing.answer(field.key, control.value || null) },
    element('option', { value: '' }, drawing.say('leads:widget.choose')),
    ...field.options.map(({ key }) =>
      element('option', { value: key }, optionWords(field, key, drawing)),
    ),
  );
  control.value = String(drawing.answerOf(field.key) ?? '');
  return labelledField(field, drawing, control);
}
