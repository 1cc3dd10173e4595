import type { WidgetField } from '../answers/answers.ts';
import type { Drawing } from './field-view.ts';

/** Falls back to the key if the option has no text in this language. */
export function optionText({ key }: WidgetField, option: string, { text }: Drawing): string {
  return text(`field.${key}.option.${option}`) || option;
}
