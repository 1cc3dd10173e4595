import type { Answer } from '../../contract/forms/condition.ts';
import type { PublicForm } from '../../contract/forms/public-form.ts';

export type WidgetField = PublicForm['fields'][number];

/** Answers of a visitor by field key; numbers as typed, files by id. */
export type Answers = Record<string, Answer>;

export function isEmpty(answer: Answer): boolean {
  if (answer === undefined || answer === null || answer === false) return true;
  return typeof answer === 'object' ? answer.length === 0 : String(answer).trim() === '';
}
