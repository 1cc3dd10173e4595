import type { WidgetField } from '../answers/answers.ts';
import type { Drawing } from './field-view.ts';

/** Its key stands in for an option that the brand gave no words in this language. */
export function optionWords({ key }: WidgetField, option: string, { text }: Drawing): string {
  return text(`field.${key}.option.${option}`) || option;
}
