import type { WidgetField } from '../answers/answers.ts';
import { choiceField } from './choice-field.ts';
import { consentField } from './consent-field.ts';
import type { Drawing, FieldView } from './field-view.ts';
import { fileField } from './file-field.ts';
import { productField } from './product-field.ts';
import { selectField } from './select-field.ts';
import { textField } from './text-field.ts';

type Draw = (field: WidgetField, drawing: Drawing) => FieldView;

const WAYS = new Map<WidgetField['type'], Draw>([
  ['select', selectField],
  ['radio', choiceField],
  ['checkbox', choiceField],
  ['consent', consentField],
  ['file', fileField],
  ['product', productField],
]);

export function drawField(field: WidgetField, drawing: Drawing): FieldView {
  const view = (WAYS.get(field.type) ?? textField)(field, drawing);
  view.element.classList.toggle('half', field.half);
  return view;
}
